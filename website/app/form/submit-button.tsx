import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { Button } from '../ui/button.tsx'

interface SubmitButtonProps {
  readonly form: FormDefinition
  readonly busy: boolean
  /** Other words than the form's own, on a step before the last. */
  readonly words?: string
}

/** While busy it cannot be pressed again and says what it does (specification §4). */
export function SubmitButton({ form, busy, words = form.submit.idle }: SubmitButtonProps) {
  return (
    <Button type="submit" large disabled={busy} data-submit="">
      {busy ? form.submit.busy : words}
    </Button>
  )
}
