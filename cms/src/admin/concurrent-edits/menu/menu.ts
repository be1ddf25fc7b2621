/** The type of a menu, as in the header x-draft-version (cms/src/menu/menu-version.ts). */
export const MENU = 'plugin::navigation.navigation'

/** A menu as the navigation plugin reads and saves it. */
export interface Menu {
  readonly documentId: string
  /** The time of its last save; each save changes it. */
  readonly updatedAt?: string
  readonly items: readonly MenuItem[]
}

export interface MenuItem {
  /** Undefined until it is saved. */
  readonly documentId?: string | undefined
  readonly id?: number | undefined
  /** Its key in this window; never stored. */
  readonly viewId?: number | undefined
  readonly collapsed?: boolean | undefined
  readonly items?: readonly MenuItem[] | null
  /** Since it was loaded: only such items are stored. */
  readonly updated?: boolean
  readonly removed?: boolean
  readonly [setting: string]: unknown
}
