import { pagePath } from '@beam/content/model/page.ts'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { mutations, poisonings, type Spoil } from '@beam/content/strapi/hostile-answers.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Website } from '../website.ts'
import {
  type BuiltWebsiteBench,
  expectWholeDocument,
  get,
  openBuiltWebsiteBench,
} from './built-website-bench.ts'

let bench: BuiltWebsiteBench

beforeEach(async () => {
  bench = await openBuiltWebsiteBench()
})
afterEach(() => bench.close())

it('300 content services with wrong values in every answer: visitors get whole documents', async () => {
  const seen = await visitEach(mutations(300))
  expect(bench.errors).toEqual([])
  expect(seen.get(200)).toBeGreaterThan(250)
})

it('200 poisoned ones: whole documents as well, and nothing in them could run or lead astray', async () => {
  const seen = await visitEach(poisonings(200), ({ html }, words) => {
    for (const harm of HARM) expect(harm.exec(html)?.[0], words).toBeUndefined()
  })
  expect(bench.errors).toEqual([])
  expect(seen.get(200)).toBeGreaterThan(150)
})

/** What no document may hold, however it came there. */
const HARM = [
  /(?:href|src|action|formaction|poster)="\s*(?:javascript|vbscript|data:text|file):/i,
  /(?:href|src)="(?:\/\/|\/\\|\\)/,
  /(?:href|src)="https?:\/\/[^"/]*@/,
  /<script>alert/,
  /<img src=x/,
  /<svg onload/,
  /<[^>"]*' autofocus/,
  /<style>\*/,
  /[\u202d\u202e]/,
]

type Look = (answer: { html: string; status: number }, words: string) => void

/** One new website for each, so that nothing good is remembered; how often each status was seen. */
async function visitEach(spoils: readonly Spoil[], look: Look = () => {}): Promise<Map<number, number>> {
  const seen = new Map<number, number>()
  for (const [number, spoil] of spoils.entries()) {
    bench.service.spoil = spoil
    const website = await bench.open(String(number))
    const path = pagePath(ALL_PAGES[number % ALL_PAGES.length]?.slug ?? '')
    const status = await visit(website, path, look, `${path}, answer ${number}`)
    seen.set(status, (seen.get(status) ?? 0) + 1)
    await website.close()
  }
  return seen
}

const MOST_REDIRECTS = 3

/** As a browser does: follows redirects within the site, and asks for the page's data as scripts do. */
async function visit(website: Website, path: string, look: Look, words: string): Promise<number> {
  let answer = await get(website, path)
  for (let hops = 0; answer.location?.startsWith('/') && hops < MOST_REDIRECTS; hops++)
    answer = await get(website, answer.location)
  expect(answer.status, words).toBeLessThan(500)
  if (answer.location === null) expectWholeDocument(answer, words)
  look(answer, words)
  expect((await get(website, `${path === '/' ? '/_root' : path}.data`)).status, words).toBeLessThan(500)
  return answer.status
}
