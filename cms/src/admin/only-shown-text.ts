import type { RichTextBlocksStore } from '@strapi/content-manager/strapi-admin'

/** What Strapi's editor offers and the site never draws. */
const NEVER_DRAWN = new Set(['quote', 'code', 'image'])

/** Rich text without the blocks that the site never draws: those that are there stay visible, no new ones can be made. */
export function onlyShownText(blocks: RichTextBlocksStore): RichTextBlocksStore {
  return Object.fromEntries(
    Object.entries(blocks).map(([name, block]) =>
      NEVER_DRAWN.has(name) ? [name, { ...block, isInBlocksSelector: false, snippets: [] }] : [name, block],
    ),
  )
}
