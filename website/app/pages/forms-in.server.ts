import type { Block } from '@beam/content/model/blocks.ts'
import { formNamed } from '@beam/forms/all-forms.ts'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { formNames } from './form-names.ts'

/** The forms that a page's blocks show, in their order; a name that no form has shows none. */
export function formsIn(blocks: readonly Block[]): readonly FormDefinition[] {
  return formNames(blocks).flatMap((name) => formNamed(name) ?? [])
}
