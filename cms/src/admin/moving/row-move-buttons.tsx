import { IconButton } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useMoveButtons } from './use-move-buttons'

interface Props {
  /** Of the list in the form, e.g. 'Content' or 'Content.2.cards'. */
  readonly list: string
  readonly index: number
  readonly count: number
  readonly title: string
}

/**
 * Moves a block, or an entry of a list in one, without dragging. Used by the patched edit view
 * (panel-patches/form-row-patches.ts).
 */
export function RowMoveButtons({ list, index, count, title }: Props) {
  const moveFieldRow = useForm('RowMoveButtons', (form) => form.moveFieldRow)
  const buttons = useMoveButtons({
    title,
    index,
    count,
    onMove: (direction) => moveFieldRow(list, index, direction === 'up' ? index - 1 : index + 1),
  })
  return (
    <>
      {buttons.map(({ key, ...button }) => (
        <IconButton
          key={key}
          variant="ghost"
          // At an end, Strapi's gray ground looks like that of a button that is pressed.
          style={button.disabled ? { background: 'none', borderColor: 'transparent' } : undefined}
          {...button}
        />
      ))}
    </>
  )
}
