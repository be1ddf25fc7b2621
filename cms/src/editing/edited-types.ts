/** The types with blocks or texts that visitors read: they have checks, history and schedules. */
export const EDITED_TYPES = ['api::page.page', 'api::footer.footer'] as const

export type EditedType = (typeof EDITED_TYPES)[number]

/** Whether a value from outside is the uid of such a type. */
export function isEditedType(uid: unknown): uid is EditedType {
  return EDITED_TYPES.some((type) => type === uid)
}
