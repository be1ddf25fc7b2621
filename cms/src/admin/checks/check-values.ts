import { checkEntry } from '../../../../content/check/check-entry.ts'
import type { Finding } from '../../../../content/check/finding.ts'
import { checkRedirect } from './check-redirect'
import { checkNameOf, type CheckedType } from './checked-types'
import type { PublishedContext } from './published-context'

/**
 * The problems of what a form holds, found where it is typed: by the code of the command and of the content service,
 * beside what is published.
 */
export function checkValues(
  type: CheckedType,
  values: unknown,
  published: PublishedContext,
): readonly Finding[] {
  const name = checkNameOf(type)
  return name === 'redirect' ? checkRedirect(values, published) : checkEntry(name, values, published.context)
}
