export type NavigationType = 'INTERNAL' | 'EXTERNAL' | 'WRAPPER'

/** A menu item with its submenu, up to four levels deep. */
export interface NavigationItem {
  readonly title: string
  /** One line about the target, below the title; '': none. */
  readonly description: string
  /** Its label in the header, outside the menu; '': it is in the menu only. */
  readonly shortcut: string
  readonly type: NavigationType
  /** The link target; '' for an item that only opens its submenu. */
  readonly address: string
  readonly newTab: boolean
  readonly audience: readonly string[]
  readonly items: readonly NavigationItem[]
}

export const NAVIGATION_DEPTH = 4
