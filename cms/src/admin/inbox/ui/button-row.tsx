import type * as React from 'react'
import { styled } from 'styled-components'

interface Props {
  /** From which width on they share a line, in pixels. */
  readonly width: number
  readonly children: React.ReactNode
}

/** Buttons on one line where there is room; otherwise one below the other, of the same width. */
export function ButtonRow({ width, children }: Props) {
  return (
    <Room>
      <Row $width={width}>{children}</Row>
    </Room>
  )
}

const Room = styled.div`
  container-type: inline-size;
`

const Row = styled.div<{ readonly $width: number }>`
  display: grid;
  gap: 0.8rem;

  > * {
    justify-content: center;
    padding-inline: 1.2rem;
    white-space: nowrap;
  }
  @container (min-width: ${({ $width }) => $width}px) {
    grid-auto-columns: max-content;
    grid-auto-flow: column;
  }
`
