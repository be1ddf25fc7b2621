import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import type { FormState } from './form-state.ts'
import type { Submission } from './use-submission.ts'

/** What a layout of an open form gets: plain or guided. */
export interface FormLayoutProps {
  readonly form: FormDefinition
  readonly state: FormState
  readonly submission: Submission
}
