export type NavigationType = 'INTERNAL' | 'EXTERNAL' | 'WRAPPER'

/** A menu item with its submenu, up to four levels deep. */
export interface NavigationItem {
  readonly title: string
  readonly type: NavigationType
  /** The link target; '' for an item that only opens its submenu. */
  readonly address: string
  readonly newTab: boolean
  readonly audience: readonly string[]
  readonly items: readonly NavigationItem[]
}

export const NAVIGATION_DEPTH = 4
