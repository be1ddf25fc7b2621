import type { IconButtonProps } from '@strapi/design-system'
import type { ComponentType } from 'react'
import { useMoveButtons } from '../moving/use-move-buttons'
import { type MenuItem, orderAfterMove } from './order-after-move'

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

/** Moves a menu item without dragging. Used by the patched menu (panel-patches/menu-control-patches.ts). */
export function ItemMoveButtons({ item, siblings, onReorder, Button, ...look }: Props) {
  const index = siblings.findIndex(({ viewId }) => viewId === item.viewId)
  const buttons = useMoveButtons({
    title: item.title ?? '',
    index,
    count: siblings.length,
    onMove: (direction) => onReorder(orderAfterMove(siblings, index, direction)),
  })
  return (
    <>
      {buttons.map(({ key, ...button }) => (
        <Button key={key} {...look} {...button} />
      ))}
    </>
  )
}
