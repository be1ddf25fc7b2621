export type NavigationType = 'INTERNAL' | 'EXTERNAL' | 'WRAPPER'

/** One entry of the menu, up to four levels deep, in the order shown. */
export interface NavigationItem {
  readonly title: string
  readonly type: NavigationType
  /** Where it leads; '' for an entry that only opens its own entries. */
  readonly address: string
  readonly newTab: boolean
  readonly audience: readonly string[]
  readonly items: readonly NavigationItem[]
}

export const NAVIGATION_DEPTH = 4
