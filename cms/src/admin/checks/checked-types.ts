import { MENU } from '../concurrent-edits/menu/menu'

const CHECKED_TYPES = {
  'api::page.page': 'page',
  'api::footer.footer': 'footer',
  'api::redirect.redirect': 'redirect',
  [MENU]: 'menu',
} as const

export type CheckedType = keyof typeof CHECKED_TYPES

/** Whether the problems of documents of this type are shown beside their form. */
export function isCheckedType(model: string): model is CheckedType {
  return Object.hasOwn(CHECKED_TYPES, model)
}

/** The type as the checks call it. */
export function checkNameOf(type: CheckedType): (typeof CHECKED_TYPES)[CheckedType] {
  return CHECKED_TYPES[type]
}
