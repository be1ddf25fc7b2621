import { type IconButtonProps, useNotifyAT } from '@strapi/design-system'
import { ArrowDown, ArrowUp } from '@strapi/icons'
import type { ComponentType } from 'react'
import { type Direction, type MenuItem, orderAfterMove } from './order-after-move'

interface PluginButtonProps extends IconButtonProps {
  readonly isActive: boolean | undefined
  readonly isMobile: boolean
}

interface Props {
  readonly item: MenuItem
  /** The items of its level, itself included; none where the plugin shows search results. */
  readonly siblings: readonly MenuItem[]
  readonly onReorder: (order: number) => void
  /** The plugin's own button, and what it has to know. */
  readonly Button: ComponentType<PluginButtonProps>
  readonly isActive: boolean | undefined
  readonly isMobile: boolean
}

/** Moves a menu item without dragging, which needs a pointer. Used by the patched menu (panel-patches.ts). */
export function MoveButtons({ item, siblings, onReorder, Button, ...look }: Props) {
  const { notifyStatus } = useNotifyAT()
  if (siblings.length < 2) return null
  const title = item.title ?? ''

  const move = (direction: Direction) => (event: { currentTarget: HTMLElement }) => {
    const place = orderAfterMove(item, siblings, direction)
    if (!place) return
    const button = event.currentTarget
    onReorder(place.order)
    notifyStatus(`${title} is now item ${place.position} of ${siblings.length}.`)
    // The button moves in the page with its item, which may take the focus away and put it out of sight.
    requestAnimationFrame(() => {
      button.focus({ preventScroll: true })
      button.scrollIntoView({ block: 'nearest' })
    })
  }

  return (
    <>
      <Button
        {...look}
        label={`Move up: ${title}`}
        disabled={!orderAfterMove(item, siblings, 'up')}
        onClick={move('up')}
      >
        <ArrowUp />
      </Button>
      <Button
        {...look}
        label={`Move down: ${title}`}
        disabled={!orderAfterMove(item, siblings, 'down')}
        onClick={move('down')}
      >
        <ArrowDown />
      </Button>
    </>
  )
}
