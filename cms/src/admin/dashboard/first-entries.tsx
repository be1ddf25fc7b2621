import { TextButton } from '@strapi/design-system'
import { type ReactNode, useState } from 'react'

interface Props {
  /** How many are shown at first. */
  readonly max: number
  readonly children: readonly ReactNode[]
}

/** The first entries of a list, and a button for the others. */
export function FirstEntries({ max, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const hiddenCount = children.length - max
  return (
    <>
      {isOpen ? children : children.slice(0, max)}
      {hiddenCount > 0 && (
        <TextButton aria-expanded={isOpen} style={{ alignSelf: 'start' }} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show ${hiddenCount} more`}
        </TextButton>
      )}
    </>
  )
}
