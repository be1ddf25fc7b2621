import type { RichText } from '../model/rich-text.ts'
import { plainText } from '../model/rich-text.ts'
import { findPlaceholder } from '../templates/placeholders.ts'
import { fieldPath } from './check-field.ts'
import { error, type Finding } from './finding.ts'
import type { PageField } from './collect-fields.ts'

/** Whether a text still says what belongs there, as in the template that the page started from. */
export function checkPlaceholder(pageField: PageField, location: string): Finding[] {
  const { field, value, label } = pageField
  if (field.kind !== 'text' && field.kind !== 'rich-text') return []
  const text = field.kind === 'text' ? (value as string) : plainText(value as RichText)
  const placeholder = findPlaceholder(text)
  if (placeholder === null) return []
  return [error(location, `${label}: replace the template’s text ${placeholder}`, fieldPath(pageField))]
}
