import { setTimeout as pause } from 'node:timers/promises'
import type { Editor } from '../../cms/tests/sign-in.ts'

const PAGE = 'api::page.page'
const ASK_EVERY_MS = 10
const LONGEST_MS = 30_000

/** Milliseconds from the content service's word that a page is published to the site showing it. */
export async function publishToLive(
  editor: Editor,
  siteUrl: string,
  slug: string,
  field: 'title' | 'shareDescription',
): Promise<number> {
  const { documentId, ...page } = await editor.find(PAGE, 'slug', slug)
  const words = `Published ${Date.now()}`
  await editor.publish(PAGE, documentId, { ...page, [field]: words })
  const published = performance.now()
  while (performance.now() - published < LONGEST_MS) {
    if ((await textOf(`${siteUrl}/${slug}`)).includes(words)) return performance.now() - published
    await pause(ASK_EVERY_MS)
  }
  throw new Error(`/${slug} did not change within ${LONGEST_MS / 1000} s.`)
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) })).text()
}
