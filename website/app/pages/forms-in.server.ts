import type { Block } from '@beam/content/model/blocks.ts'
import { formNamed } from '@beam/forms/all-forms.ts'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { formNames } from './form-names.ts'

/** The forms in a page's blocks, in page order; unknown names are ignored. */
export function formsIn(blocks: readonly Block[]): readonly FormDefinition[] {
  return formNames(blocks).flatMap((name) => formNamed(name) ?? [])
}
