import { isRecord, requestedEntries, type RequestedItem } from './requested-items.ts'

/** Ten times those of a large site, removed ones included. */
export const MAX_MENU_ITEMS = 500
const MAX_TITLE_CHARACTERS = 255
/** As many as the site shows (NAVIGATION_DEPTH in content/model/navigation.ts; a test compares both). */
export const MAX_MENU_LEVELS = 4
/** What an item has beside its title and target: two fields, and those that administrators add. */
const MAX_FIELDS = 20
/** The site reads menus of 2 MB at most. */
const MAX_TEXT_CHARACTERS = 2_000
const NAME_CHARACTERS = 60

/**
 * Why a menu in a request is not saved, as the end of a sentence; null if nothing speaks against it. The plugin explains at
 * length what is wrong with each entry, so a small request could otherwise fill the memory. Whatever its title and level,
 * an item can be removed.
 */
export function exceededMenuLimit(items: unknown): string | null {
  let count = 0
  for (const { item, level, isRemoved } of requestedEntries(items)) {
    count += 1
    if (count > MAX_MENU_ITEMS) return `a menu has ${MAX_MENU_ITEMS} items at most.`
    if (item === null) continue
    const { title, additionalFields, audience } = item
    if (Array.isArray(audience) && audience.length > MAX_FIELDS)
      return `“${shortTitle(title)}” has more than ${MAX_FIELDS} audiences.`
    if (isRemoved) continue
    if (typeof title === 'string' && title.length > MAX_TITLE_CHARACTERS)
      return `the title “${shortTitle(title)}” is longer than ${MAX_TITLE_CHARACTERS} characters.`
    if (level > MAX_MENU_LEVELS)
      return `“${shortTitle(title)}” is on level ${level}, and the site shows ${MAX_MENU_LEVELS}.`
    if (isRecord(additionalFields) && Object.keys(additionalFields).length > MAX_FIELDS)
      return `“${shortTitle(title)}” has more than ${MAX_FIELDS} fields.`
    if (textsOf(item).some(({ length }) => length > MAX_TEXT_CHARACTERS))
      return `a text of “${shortTitle(title)}” is longer than ${MAX_TEXT_CHARACTERS} characters.`
  }
  return null
}

function textsOf({ additionalFields, ...fields }: RequestedItem): string[] {
  const others = isRecord(additionalFields) ? Object.values(additionalFields) : [additionalFields]
  return [...Object.values(fields), ...others].filter((value) => typeof value === 'string')
}

/** A title as far as it is needed to name an item. */
export function shortTitle(title: unknown): string {
  const text = typeof title === 'string' ? title.trim() : ''
  return text.length > NAME_CHARACTERS ? `${text.slice(0, NAME_CHARACTERS).trimEnd()}…` : text
}
