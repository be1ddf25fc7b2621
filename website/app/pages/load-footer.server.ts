import type { Footer } from '@beam/content/model/footer.ts'
import { withTimeout } from '@beam/environment/with-timeout.ts'
import { requestedPreview } from '../content/preview.server.ts'
import type { WebsiteContext } from './website-context.server.ts'

/** How long a document whose navigation has loaded waits for its footer. */
const MAX_WAIT_MS = 700

/**
 * The footer of a page; its draft only in a preview that was signed for it. A document does not wait for a slow footer:
 * then null, and the browser fetches it.
 */
export async function loadFooter(
  url: URL,
  { content, settings }: WebsiteContext,
  isDocument: boolean,
): Promise<Footer | null> {
  if (previewsDraftFooter(url, settings.previewSecret)) return (await content.draftFooter()).document
  const footer = content.footer().then(({ document }) => document)
  if (!isDocument) return footer
  const inTime = content.navigation().then(() => withTimeout(footer, MAX_WAIT_MS, () => null))
  return Promise.race([footer, inTime])
}

function previewsDraftFooter(url: URL, secret: string): boolean {
  const preview = requestedPreview(url, secret, Date.now())
  if (preview?.kind !== 'valid') return false
  return preview.link.subject.kind === 'footer' && preview.link.version !== 'published'
}
