import { checkEntry } from '../../../../content/check/check-entry.ts'
import type { Finding } from '../../../../content/check/finding.ts'
import type { MenuItem } from '../concurrent-edits/menu/menu'
import { checkRedirect } from './check-redirect'
import { checkNameOf, type CheckedType } from './checked-types'
import { checkMenuItems } from './menu/check-menu-items'
import type { PublishedContext } from './published-context'

/**
 * The problems of what a form holds, found where it is typed: by the code of the command and of the content service,
 * beside what is published. `values`: of a document, or the items of the menu.
 */
export function checkValues(
  type: CheckedType,
  values: unknown,
  published: PublishedContext,
): readonly Finding[] {
  const name = checkNameOf(type)
  if (name === 'redirect') return checkRedirect(values, published)
  if (name === 'menu') return checkMenuItems(values as readonly MenuItem[], published.context)
  return checkEntry(name, values, published.context)
}
