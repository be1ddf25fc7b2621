/** What the plugin writes in place of a title, and the site reads as none. */
const MISSING = 'Title missing'

/** All control characters but tab and line feed, and the two bidirectional overrides: the site removes them. */
const UNPRINTABLE = /[^\P{Cc}\t\n]|[\u202d\u202e]/gu

/** Whether the site reads the title of a menu's item as none (content/strapi/read-value.ts; a test compares both). */
export function isTitleMissing(title: string | null): boolean {
  const text = title?.replaceAll(UNPRINTABLE, '').trim() ?? ''
  return text === '' || text === MISSING
}
