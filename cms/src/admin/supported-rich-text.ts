import type { RichTextBlocksStore } from '@strapi/content-manager/strapi-admin'

/** Blocks of Strapi's rich text editor that the site does not render. */
const UNSUPPORTED = new Set(['code', 'image'])

/** Removes unsupported blocks from the selector of the rich text editor. Existing ones stay visible. */
export function supportedRichText(blocks: RichTextBlocksStore): RichTextBlocksStore {
  return Object.fromEntries(
    Object.entries(blocks).map(([name, block]) =>
      UNSUPPORTED.has(name) ? [name, { ...block, isInBlocksSelector: false, snippets: [] }] : [name, block],
    ),
  )
}
