import { Flex, TextButton } from '@strapi/design-system'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'

interface Props {
  /** How many are shown at first. */
  readonly max: number
  /** Items of a list. */
  readonly children: readonly ReactNode[]
}

/** The first entries of a list, beside each other in wide cards, and a button for the others. */
export function FirstEntries({ max, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const hiddenCount = children.length - max
  return (
    <Flex direction="column" alignItems="start" gap={4}>
      <Entries>{isOpen ? children : children.slice(0, max)}</Entries>
      {hiddenCount > 0 && (
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show ${hiddenCount} more`}
        </TextButton>
      )}
    </Flex>
  )
}

const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: 1.6rem 2.4rem;
  width: 100%;
`
