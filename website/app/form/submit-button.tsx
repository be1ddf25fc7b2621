import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { Button } from '../ui/button.tsx'

interface SubmitButtonProps {
  readonly form: FormDefinition
  readonly busy: boolean
  /** Replaces the form's own label, on a step before the last. */
  readonly label?: string
}

/** While busy it is disabled and shows the form's busy label (specification §4). */
export function SubmitButton({ form, busy, label = form.submit.idle }: SubmitButtonProps) {
  return (
    <Button type="submit" large disabled={busy} data-submit="">
      {busy ? form.submit.busy : label}
    </Button>
  )
}
