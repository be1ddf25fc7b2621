import type { CheckedContent } from '@beam/content/check/check-content.ts'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { createContentClient } from '../app/content/client/content-client.server.ts'
import { readAllContent } from '../app/content/read-all-content.server.ts'

/** The documents that seed new databases. */
export const DEFAULT_CONTENT: CheckedContent = {
  pages: ALL_PAGES,
  navigation: DEFAULT_NAVIGATION,
  footer: DEFAULT_FOOTER,
  redirects: [],
}

/** What is published in a content service; null when it cannot be read. */
export async function readPublishedContent(url: string): Promise<CheckedContent | null> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const client = createContentClient({ url, token: null, fetch, clock: Date.now, log })
  const content = await readAllContent(client, url)
  return content && { ...content, footer: content.footer ?? DEFAULT_FOOTER }
}
