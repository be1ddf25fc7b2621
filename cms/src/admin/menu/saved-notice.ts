interface Notice {
  readonly type: 'success' | 'info'
  readonly message: string
}

/** What the panel says when a menu was saved. */
export const MENU_SAVED = 'Menu saved. Your changes are live.'
const REPLACED = 'Your changes were replaced by the saved menu.'

/** Versions of menus that the editor has chosen instead of their own. */
const chosen = new Set<string>()

/** The menu that the page shows next is not the one that the editor has sent, but somebody else's. */
export function rememberChosenMenu(version: string | undefined): void {
  if (version !== undefined) chosen.add(version)
}

/** What to say once a change of the menu has ended. Used by the patched menu (menu-saving-patches.ts). */
export function savedNotice(version: string | undefined): Notice {
  return version !== undefined && chosen.has(version)
    ? { type: 'info', message: REPLACED }
    : { type: 'success', message: MENU_SAVED }
}
