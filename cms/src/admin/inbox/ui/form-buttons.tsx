import { Button, Flex } from '@strapi/design-system'

interface Props {
  readonly submit: string
  readonly isBusy?: boolean
  readonly disabled?: boolean
  readonly onCancel: () => void
}

/** The buttons below a form: `submit` sends it, the other one discards it. */
export function FormButtons({ submit, isBusy = false, disabled = false, onCancel }: Props) {
  return (
    <Flex gap={3}>
      <Button type="submit" size="S" loading={isBusy} disabled={disabled}>
        {submit}
      </Button>
      <Button size="S" variant="tertiary" onClick={onCancel}>
        Cancel
      </Button>
    </Flex>
  )
}
