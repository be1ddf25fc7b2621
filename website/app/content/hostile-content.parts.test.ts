import { pagePath } from '@beam/content/model/page.ts'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { mutations, injections, type Mutation } from '@beam/content/testing/hostile-responses.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Website } from '../website.ts'
import {
  type ContentResponse,
  type TestWebsites,
  faultsOf,
  get,
  openTestWebsites,
} from './testing/test-websites.ts'

let websites: TestWebsites

beforeEach(async () => {
  websites = await openTestWebsites()
})
afterEach(() => websites.close())

it('300 content services with wrong values in every answer: visitors get complete documents', async () => {
  const { faults, shown } = await visitEach(mutations(300), () => [])
  expect(faults).toEqual([])
  expect(websites.errors).toEqual([])
  expect(shown).toBeGreaterThan(250)
})

it('200 poisoned ones: complete documents as well, without scripts or harmful links', async () => {
  const { faults, shown } = await visitEach(injections(200), harmsIn)
  expect(faults).toEqual([])
  expect(websites.errors).toEqual([])
  expect(shown).toBeGreaterThan(150)
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

function harmsIn({ html }: ContentResponse): string[] {
  return HARM.flatMap((harm) => harm.exec(html)?.[0] ?? [])
}

type Look = (answer: ContentResponse) => string[]

/** One new website for each, so that nothing good is remembered; `shown`: how many gave the page that was asked for. */
async function visitEach(
  spoils: readonly Mutation[],
  detectChanges: Look,
): Promise<{ faults: string[]; shown: number }> {
  const faults: string[] = []
  let shown = 0
  for (const [number, spoil] of spoils.entries()) {
    websites.service.spoil = spoil
    const website = await websites.open(String(number))
    const path = pagePath(ALL_PAGES[number % ALL_PAGES.length]?.slug ?? '')
    const answer = await visit(website, path)
    const data = await get(website, `${path === '/' ? '/_root' : path}.data`)
    const found = [...faultsOf(answer), ...serverErrors([answer, data]), ...detectChanges(answer)]
    faults.push(...found.map((fault) => `answer ${number}, ${path}: ${fault}`))
    shown += answer.status === 200 ? 1 : 0
    await website.close()
  }
  return { faults, shown }
}

const MAX_REDIRECTS = 3

/** As a browser does: follows redirects within the site. */
async function visit(website: Website, path: string): Promise<ContentResponse> {
  let answer = await get(website, path)
  for (let hops = 0; answer.location?.startsWith('/') && hops < MAX_REDIRECTS; hops++)
    answer = await get(website, answer.location)
  return answer
}

function serverErrors(answers: readonly ContentResponse[]): string[] {
  return answers.flatMap(({ status }) => (status >= 500 ? [`status ${status}`] : []))
}
