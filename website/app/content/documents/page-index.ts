import { HOME_SLUG, NOT_FOUND_SLUG, type Page, type PageSummary } from '@beam/content/model/page.ts'

/*
 * What the list of all published pages shows, and a single response cannot: whether a page is missing because an
 * editor deleted it, or because the content service does not contain our site at all.
 */

/** null if the list proves nothing about missing pages: if it is empty, or so long that it may be truncated. */
export function completeList(list: readonly PageSummary[] | null): readonly PageSummary[] | null {
  return list && list.length > 0 && list.length < MAX_LISTED ? list : null
}

/** The limit of client/fetch-all-pages.ts with pages of 100 entries. */
const MAX_LISTED = 15_000

/** The first entry with this slug, else with this title. */
export function findListed(pages: readonly PageSummary[], slugOrTitle: string): PageSummary | undefined {
  const { bySlug, byTitle } = namesOf(pages)
  return bySlug.get(slugOrTitle) ?? byTitle.get(slugOrTitle)
}

interface Names {
  readonly bySlug: ReadonlyMap<string, PageSummary>
  readonly byTitle: ReadonlyMap<string, PageSummary>
}

/** Each list is indexed once: every unknown URL is looked up in it. */
const indexed = new WeakMap<readonly PageSummary[], Names>()

function namesOf(pages: readonly PageSummary[]): Names {
  const known = indexed.get(pages)
  if (known) return known
  // Reversed: a Map keeps the last of several entries.
  const backwards = pages.toReversed()
  const names = {
    bySlug: new Map(backwards.map((page) => [page.slug, page])),
    byTitle: new Map(backwards.map((page) => [page.title, page])),
  }
  indexed.set(pages, names)
  return names
}

/**
 * Whether the content service contains our pages: at least half of the default pages are listed. Then a default page
 * that is not listed has been deleted; otherwise the service is empty or serves another site, and defaults are used.
 */
export function hasOurPages(pages: readonly PageSummary[], defaults: readonly Page[]): boolean {
  const { bySlug } = namesOf(pages)
  const listedCount = defaults.filter(({ slug }) => bySlug.has(slug)).length
  return listedCount > 0 && listedCount * 2 >= defaults.length
}

/** The pages visitors can find: the listed ones, and the default pages unless the service contains our pages. */
export function listedPages(list: readonly PageSummary[], defaults: readonly Page[]): readonly PageSummary[] {
  if (hasOurPages(list, defaults)) return list
  const slugs = new Set(list.map(({ slug }) => slug))
  const others = defaults.filter(({ slug }) => !slugs.has(slug))
  return [...list, ...others.map(({ slug, title }) => ({ slug, title, updatedAt: '', publishedAt: '' }))]
}

/** The site always needs its home page and its not-found page. */
export function isRequired(slug: string): boolean {
  return slug === HOME_SLUG || slug === NOT_FOUND_SLUG
}
