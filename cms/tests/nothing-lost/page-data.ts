import type { Document } from '../sign-in.ts'

export const PAGE = 'api::page.page'
export const FOOTER = 'api::footer.footer'
export const FOOTER_ADDRESS = `/content-manager/single-types/${FOOTER}`

export function page(title: string, slug: string, blocks: object[] = []): object {
  return { title, slug, Content: blocks }
}

export function hero(title: string): object {
  return { __component: 'blocks.hero', title }
}

/** What editors fill in, without the row numbers that change with each save. */
export function content(document: Document): unknown {
  const { title, slug, shareTitle, shareDescription, colourWorld, Content } = document
  return withoutIds({ title, slug, shareTitle, shareDescription, colourWorld, Content })
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  if ('url' in value && 'hash' in value) return value.hash
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([name, inner]) => [name, withoutIds(inner)]),
  )
}
