import { setTimeout as pause } from 'node:timers/promises'
import type { Footer } from '@beam/content/model/footer.ts'
import { previewsDraft } from '../content/preview.server.ts'
import type { WebsiteContext } from './website-context.server.ts'

/** How long a document whose navigation has loaded waits for its footer. */
const MAX_WAIT_MS = 700

/**
 * The footer of a page; a preview of a draft shows the footer's draft. A document does not wait for a slow footer:
 * then null, and the browser fetches it.
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
