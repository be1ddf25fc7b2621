import { ALL_PAGES } from '../../../content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '../../../content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '../../../content/defaults/navigation.ts'

export type ContentStore = ReturnType<typeof createContentStore>

export function createContentStore(_dependencies: unknown) {
  return {
    async page(slug: string) {
      const document = ALL_PAGES.find((page) => page.slug === slug)
      return document ? ({ kind: 'found', document } as const) : ({ kind: 'missing' } as const)
    },
    async navigation() {
      return DEFAULT_NAVIGATION
    },
    async footer() {
      return DEFAULT_FOOTER
    },
    async redirects() {
      return [] as readonly { from: string; to: string; permanent: boolean }[]
    },
    async allPages() {
      return ALL_PAGES
    },
    async changed(_tags: readonly string[]) {},
    status: () => ({ reachable: false, lastGoodAnswerAgeMs: null }),
  }
}
