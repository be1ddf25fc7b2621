import { useNotifyAT } from '@strapi/design-system'
import { ArrowDown, ArrowUp } from '@strapi/icons'
import type { MouseEvent, ReactNode } from 'react'

export type Direction = 'up' | 'down'

interface Entry {
  readonly title: string
  /** Its place in its list, from 0. */
  readonly index: number
  /** Of the entries in its list. */
  readonly count: number
  /** Moves it beyond the entry beside it. */
  readonly onMove: (direction: Direction) => void
}

/** Properties of one of Strapi's icon buttons. */
interface MoveButton {
  readonly key: Direction
  readonly label: string
  readonly disabled: boolean
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly children: ReactNode
}

/** Buttons that move an entry of a list without dragging; none for the only one. */
export function useMoveButtons({ title, index, count, onMove }: Entry): readonly MoveButton[] {
  const { notifyStatus } = useNotifyAT()
  if (index < 0 || count < 2) return []

  const move = (direction: Direction) => (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget
    onMove(direction)
    notifyStatus(`${title} is now item ${direction === 'up' ? index : index + 2} of ${count}.`)
    // The button moves in the page with its entry, which may take the focus away and put it out of sight.
    requestAnimationFrame(() => {
      button.focus({ preventScroll: true })
      button.scrollIntoView({ block: 'nearest' })
    })
  }

  return [
    {
      key: 'up',
      label: `Move up: ${title}`,
      disabled: index === 0,
      onClick: move('up'),
      children: <ArrowUp />,
    },
    {
      key: 'down',
      label: `Move down: ${title}`,
      disabled: index === count - 1,
      onClick: move('down'),
      children: <ArrowDown />,
    },
  ]
}
