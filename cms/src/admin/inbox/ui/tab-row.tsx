import * as React from 'react'
import { styled } from 'styled-components'
import { type Cut, useCut } from './use-cut'

interface Props {
  readonly label: string
  readonly children: React.ReactNode
}

/**
 * Links or buttons beside each other. On a phone they stay on one line that scrolls, with the current one in view, and
 * fades where it goes on.
 */
export function TabRow({ label, children }: Props) {
  const row = React.useRef<HTMLElement>(null)
  const shown = React.useRef<{ current: Element | null; width: number }>({ current: null, width: 0 })
  const { cut, update } = useCut(row)
  React.useEffect(() => {
    const current = row.current?.querySelector('[aria-current]') ?? null
    const width = row.current?.scrollWidth ?? 0
    // Once for each, and when counts move it: people may have scrolled on.
    if (current !== shown.current.current || width !== shown.current.width)
      current?.scrollIntoView({ inline: 'center', block: 'nearest' })
    shown.current = { current, width }
    update()
  })
  return (
    <Row ref={row} aria-label={label} $cut={cut} onScroll={update}>
      {children}
    </Row>
  )
}

const FADE = '3.2rem'

const Row = styled.nav<{ readonly $cut: Cut }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;

  @media (max-width: 767px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    /* Room for the outline of a focused tab, which would be cut off. */
    padding: 0.4rem;
    margin: -0.4rem;
    scrollbar-width: none;
    white-space: nowrap;
    mask-image: linear-gradient(
      to right,
      transparent,
      black ${({ $cut }) => ($cut.start ? FADE : 0)},
      black calc(100% - ${({ $cut }) => ($cut.end ? FADE : '0px')}),
      transparent
    );
    scroll-padding-inline: ${FADE};

    > * {
      flex: none;
    }
  }
`
