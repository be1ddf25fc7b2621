import { setTimeout as pause } from 'node:timers/promises'
import type { Footer } from '@beam/content/model/footer.ts'
import { previewsDraft } from '../content/preview.server.ts'
import type { WebsiteContext } from './website-context.server.ts'

/** How long a document whose menu is there waits for its footer, in milliseconds. */
const MAX_WAIT_MS = 700

/**
 * The footer below a page; beside the draft of a page stands the footer's own. A document does not wait for a footer
 * that is long in coming: null then, and the browser asks for it while it says that it is loading.
 */
export async function loadFooter(
  url: URL,
  { content, settings }: WebsiteContext,
  isDocument: boolean,
): Promise<Footer | null> {
  if (previewsDraft(url, settings.previewSecret, Date.now())) return (await content.draftFooter()).document
  const footer = content.footer().then(({ document }) => document)
  if (!isDocument) return footer
  const given = new AbortController()
  const late = content.navigation().then(() => pause(MAX_WAIT_MS, null, { signal: given.signal }))
  return Promise.race([footer, late]).finally(() => given.abort())
}
