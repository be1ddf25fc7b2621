/**
 * The types whose drafts are protected from lost edits: all that several people edit in the content manager. The menu
 * is, too (src/menu/change-menu.ts).
 */
const PROTECTED_TYPES = ['api::page.page', 'api::footer.footer', 'api::redirect.redirect'] as const

export type ProtectedType = (typeof PROTECTED_TYPES)[number]

/** Whether a value from outside is the uid of such a type. */
export function isProtectedType(uid: unknown): uid is ProtectedType {
  return PROTECTED_TYPES.some((type) => type === uid)
}
