import { pagePath } from '../page-path.ts'

/** The draft or the published version of a page. */
export interface PageVersion {
  readonly documentId: string
  readonly title: string
  readonly slug: string
  /** ISO time. */
  readonly updatedAt: string
  /** The name of who changed it last; '' if unknown. */
  readonly editor: string
}

export interface PageLine {
  readonly documentId: string
  readonly title: string
  readonly path: string
  readonly status: 'draft' | 'modified' | 'published'
  readonly updatedAt: string
  readonly editor: string
}

export interface Summary {
  /** The pages changed last. */
  readonly changes: readonly PageLine[]
  /** Pages that were never published, or whose draft was changed since, changed last first. */
  readonly drafts: readonly PageLine[]
  /** The number of all such pages. */
  readonly draftCount: number
  readonly publishedCount: number
}

const MAX_LINES = 5
/** Strapi writes draft and published version one after the other. */
const SAME_CHANGE_MS = 500

/** @param drafts changed last first; every page has one */
export function summarizePages(drafts: readonly PageVersion[], published: readonly PageVersion[]): Summary {
  const publishedAt = new Map(
    published.map(({ documentId, updatedAt }) => [documentId, Date.parse(updatedAt)]),
  )
  const lines = drafts.map(({ slug, ...draft }): PageLine => {
    const time = publishedAt.get(draft.documentId)
    return { ...draft, path: pagePath(slug ?? ''), status: statusOf(Date.parse(draft.updatedAt), time) }
  })
  const waiting = lines.filter(({ status }) => status !== 'published')
  return {
    changes: lines.slice(0, MAX_LINES),
    drafts: waiting.slice(0, MAX_LINES),
    draftCount: waiting.length,
    publishedCount: published.length,
  }
}

function statusOf(draftMs: number, publishedMs: number | undefined): PageLine['status'] {
  if (publishedMs === undefined) return 'draft'
  return draftMs - publishedMs > SAME_CHANGE_MS ? 'modified' : 'published'
}
