export const MAX_NAME_CHARACTERS = 120

/** Whether a name fits: in code points, as the content service cuts it (cms/src/access/acting-user.ts). */
export function isStaffName(name: string): boolean {
  // A code point has one or two units, so no list is made of a long text.
  return name !== '' && name.length <= 2 * MAX_NAME_CHARACTERS && [...name].length <= MAX_NAME_CHARACTERS
}
