import type { Document } from '../sign-in.ts'
import { editor, REDIRECT, service, site } from './service.ts'

export function redirectData(from: string, to: string): object {
  return { from, to, permanent: true }
}

export async function createRedirect(from: string, to: string): Promise<Document> {
  return editor.create(REDIRECT, redirectData(from, to))
}

export async function publishRedirect(from: string, to: string): Promise<Document> {
  const { documentId } = await createRedirect(from, to)
  return editor.publish(REDIRECT, documentId, redirectData(from, to))
}

export async function redirects(): Promise<(Document & { from: string; to: string })[]> {
  const { body } = await service.get('/api/redirects?sort=from')
  return (body as { data: (Document & { from: string; to: string })[] }).data
}

export async function pairs(): Promise<string[]> {
  return (await redirects()).map(({ from, to }) => `${from} → ${to}`)
}

/**
 * Waits until the site was notified of all changes so far: webhooks arrive in order, so a marker created last comes
 * last.
 */
export async function drain(): Promise<void> {
  const marker = await publishRedirect('/marker', '/')
  await untilRedirects()
  await editor.remove(REDIRECT, marker.documentId)
  await untilRedirects()
}

async function untilRedirects(): Promise<void> {
  while (!(await site.next()).includes('redirects'));
}
