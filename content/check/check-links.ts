import { comparablePath, decodeIfValid } from '../model/comparable-path.ts'
import { pagePath, type Page } from '../model/page.ts'
import type { RichText } from '../model/rich-text.ts'
import { isEmptyBlock, withoutEmptyEntries } from '../model/empty-block.ts'
import { fieldPath } from './check-field.ts'
import { linksIn, pageFields } from './collect-fields.ts'

/** The paths and anchors that links within the site can point to. */
export interface LinkTargets {
  /** Every existing path, as the site compares it, e.g. '/about-us' or '/documents/ranking.pdf'. */
  readonly paths: Pick<ReadonlySet<string>, 'has'>
  /** The anchors of each page, by its path. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>
}

/** A link of a page: the label and path of its field, and the address. */
interface PageLink {
  readonly label: string
  readonly field: string
  readonly address: string
}

/** Every link of a page: in URL fields and in rich text, in the order of the page. */
export function pageLinks(page: Page): PageLink[] {
  return pageFields(page).flatMap((pageField) => {
    const { label, field, value } = pageField
    const path = fieldPath(pageField)
    if (field.kind === 'url') return value === '' ? [] : [{ label, field: path, address: value as string }]
    if (field.kind !== 'rich-text') return []
    return linksIn(value as RichText).map((address) => ({ label, field: path, address }))
  })
}

/** Why a link is broken; null when its target exists or is on another site. */
export function brokenLink(address: string, from: string, targets: LinkTargets): string | null {
  if (!/^[/#?]/.test(address)) return null
  const { pathname, hash } = new URL(address, `http://site.invalid${from}`)
  const path = comparablePath(pathname)
  if (!targets.paths.has(path)) return `links to ${address}, which does not exist`
  const anchors = targets.anchors.get(path)
  if (hash.length < 2 || !anchors || anchors.has(decodeIfValid(hash.slice(1)))) return null
  return `links to ${address}, but that page has no such anchor`
}

/** The anchors of what a page shows: those set by editors, and those that blocks generate. */
export function anchorsOf(page: Page): string[] {
  const blocks = page.blocks.filter((block) => !isEmptyBlock(block)).map(withoutEmptyEntries)
  const shown = { ...page, blocks }
  return pageFields(shown).flatMap(({ field, value, entryAnchor }) => {
    if (entryAnchor !== null) return [entryAnchor]
    if (field.kind !== 'text' || value === '') return []
    if (field.format === 'form') return ['form']
    return field.format === 'anchor' ? [value as string] : []
  })
}

/** The link targets of a site with these pages; `others` are existing paths that are not pages. */
export function linkTargets(pages: readonly Page[], others: LinkTargets['paths']): LinkTargets {
  const anchors = new Map(
    pages.map((page) => [comparablePath(pagePath(page.slug)), new Set(['main', ...anchorsOf(page)])]),
  )
  return { paths: { has: (path) => anchors.has(path) || others.has(path) }, anchors }
}
