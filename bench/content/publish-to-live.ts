import { setTimeout as pause } from 'node:timers/promises'
import type { Editor } from '../../cms/tests/sign-in.ts'

const PAGE = 'api::page.page'
const POLL_INTERVAL_MS = 10
const TIMEOUT_MS = 30_000

/** Milliseconds from the content service's confirmation of a publication until the site shows the change. */
export async function publishToLive(
  editor: Editor,
  siteUrl: string,
  slug: string,
  field: 'title' | 'shareDescription',
): Promise<number> {
  const { documentId, ...page } = await editor.find(PAGE, 'slug', slug)
  const text = `Published ${Date.now()}`
  await editor.publish(PAGE, documentId, { ...page, [field]: text })
  const published = performance.now()
  while (performance.now() - published < TIMEOUT_MS) {
    if ((await textOf(`${siteUrl}/${slug}`)).includes(text)) return performance.now() - published
    await pause(POLL_INTERVAL_MS)
  }
  throw new Error(`/${slug} did not change within ${TIMEOUT_MS / 1000} s.`)
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })).text()
}
