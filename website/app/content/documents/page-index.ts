import { HOME_SLUG, NOT_FOUND_SLUG, type Page, type PageSummary } from '@beam/content/model/page.ts'

/*
 * What the list of all published pages tells. It knows what a single answer cannot: whether a page is missing because
 * an editor took it away, or because the content service does not hold our site at all.
 */

/** A list that is empty, or so long that it may be cut off, proves nothing about what is not in it. */
export function proofOf(listed: readonly PageSummary[] | null): readonly PageSummary[] | null {
  return listed && listed.length > 0 && listed.length < MOST_LISTED ? listed : null
}

/** As many as a service that gives 100 at a time is ever asked for (client/fetch-all-pages.ts). */
const MOST_LISTED = 15_000

/** The entry for a slug, else for a title; of several with one name the first. */
export function findListed(pages: readonly PageSummary[], slugOrTitle: string): PageSummary | undefined {
  const { bySlug, byTitle } = namesOf(pages)
  return bySlug.get(slugOrTitle) ?? byTitle.get(slugOrTitle)
}

interface Names {
  readonly bySlug: ReadonlyMap<string, PageSummary>
  readonly byTitle: ReadonlyMap<string, PageSummary>
}

/** Each list is indexed once: every unknown address is looked up in it. */
const indexed = new WeakMap<readonly PageSummary[], Names>()

function namesOf(pages: readonly PageSummary[]): Names {
  const known = indexed.get(pages)
  if (known) return known
  // The last entry of a Map wins, so the list is read backwards.
  const backwards = pages.toReversed()
  const names = {
    bySlug: new Map(backwards.map((page) => [page.slug, page])),
    byTitle: new Map(backwards.map((page) => [page.title, page])),
  }
  indexed.set(pages, names)
  return names
}

/**
 * Whether editors keep our pages there: at least half of the default pages are listed. Then a default page that is not
 * listed was taken away and stays away; otherwise the service is empty, or another's, and defaults are shown.
 */
export function holdsOurSite(pages: readonly PageSummary[], defaults: readonly Page[]): boolean {
  const { bySlug } = namesOf(pages)
  const held = defaults.filter(({ slug }) => bySlug.has(slug)).length
  return held > 0 && held * 2 >= defaults.length
}

/** What visitors can find: what is listed, and the default pages unless editors keep our pages there. */
export function listedPages(
  listed: readonly PageSummary[],
  defaults: readonly Page[],
): readonly PageSummary[] {
  if (holdsOurSite(listed, defaults)) return listed
  const slugs = new Set(listed.map(({ slug }) => slug))
  const others = defaults.filter(({ slug }) => !slugs.has(slug))
  return [...listed, ...others.map(({ slug, title }) => ({ slug, title, updatedAt: '', publishedAt: '' }))]
}

/** The site cannot be without its start page and the page that says that there is none. */
export function isIndispensable(slug: string): boolean {
  return slug === HOME_SLUG || slug === NOT_FOUND_SLUG
}

/** The tags of what differs between two lists: changed, added, removed and renamed pages. */
export function changedTags(before: readonly PageSummary[], after: readonly PageSummary[]): string[] {
  const versionsBefore = versions(before)
  const versionsAfter = versions(after)
  const slugs = new Set([...versionsBefore.keys(), ...versionsAfter.keys()])
  const changed = [...slugs].filter((slug) => versionsBefore.get(slug) !== versionsAfter.get(slug))
  return changed.length > 0 ? [...changed.map((slug) => `page:${slug}`), 'pages'] : []
}

function versions(pages: readonly PageSummary[]): Map<string, string> {
  return new Map(
    pages.map(({ slug, title, updatedAt, publishedAt }) => [slug, `${updatedAt} ${publishedAt} ${title}`]),
  )
}
