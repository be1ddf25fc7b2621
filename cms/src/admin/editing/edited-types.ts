const EDITED_TYPES = new Set(['api::page.page', 'api::footer.footer'])

/** Whether documents of this type have checks, history and schedules. */
export function isEditedType(model: string): boolean {
  return EDITED_TYPES.has(model)
}
