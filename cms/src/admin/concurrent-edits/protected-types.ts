const PROTECTED_TYPES = new Set(['api::page.page', 'api::footer.footer', 'api::redirect.redirect'])

/** Whether the drafts of this type are protected from lost edits (cms/src/concurrent-edits/protected-types.ts). */
export function isProtectedType(model: string): boolean {
  return PROTECTED_TYPES.has(model)
}
