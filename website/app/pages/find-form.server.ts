import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { ContentStore } from '../content/content-store.ts'
import { cleanPath } from './clean-path.ts'
import { formsIn } from './forms-in.server.ts'
import { slugFromPath } from './slug-from-path.ts'

/** A page as the content service knows it, see cms-page.tsx. */
const CMS_PAGE = /^\/cms\/(?<type>[^/]+)\/(?<slug>.+)$/u

/**
 * The name of the first form that the page at a path shows: a post to the page is for it. While the content service
 * cannot be asked, each form is at the page of its own, so that nothing is lost that somebody typed.
 */
export async function findForm(path: string, content: ContentStore): Promise<string | null> {
  const clean = cleanPath(path)
  if (clean === null || clean !== path) return null
  const { type, slug } = CMS_PAGE.exec(path)?.groups ?? {}
  const outcome =
    type === undefined || slug === undefined
      ? await content.page(slugFromPath(path))
      : await content.pageByTitleOrSlug(type, slug)
  if (outcome.kind === 'unavailable') return ALL_FORMS.find(({ page }) => page === path)?.name ?? null
  return outcome.kind === 'found' ? (formsIn(outcome.document.blocks)[0]?.name ?? null) : null
}
