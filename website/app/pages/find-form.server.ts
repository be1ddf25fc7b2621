import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { ContentStore } from '../content/content-store.ts'
import { cleanPath } from './clean-path.ts'
import { formsIn } from './forms-in.server.ts'
import { slugFromPath } from './slug-from-path.ts'

/** Path of a page by content type, see page-by-content-type.tsx. */
const CMS_PAGE = /^\/cms\/(?<type>[^/]+)\/(?<slug>.+)$/u

/**
 * The name of the first form on the page at a path, which receives posts to that page. While the content service is
 * unavailable, each form is on its default page, so that no submission is lost.
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
