import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pagePath } from '@beam/content/model/page.ts'
import type { Mutation } from '@beam/content/testing/hostile-responses.ts'
import type { Website } from '../../website.ts'
import { type ContentResponse, type TestWebsites, faultsOf, get } from './test-websites.ts'

interface Visits {
  readonly faults: readonly string[]
  /** Share of the content services, from 0 to 1, with which visitors saw the page that they asked for. */
  readonly shown: number
}

/** Visits one new website for each content service with wrong values, so that nothing valid is remembered. */
export async function visitSpoiled(
  websites: TestWebsites,
  spoils: readonly Mutation[],
  findHarm: (response: ContentResponse) => string[] = () => [],
): Promise<Visits> {
  const faults: string[] = []
  let shown = 0
  for (const [number, spoil] of spoils.entries()) {
    websites.service.spoil = spoil
    const website = await websites.open(String(number))
    const path = pagePath(ALL_PAGES[number % ALL_PAGES.length]?.slug ?? '')
    const response = await visit(website, path)
    const data = await get(website, `${path === '/' ? '/_root' : path}.data`)
    const found = [...faultsOf(response), ...serverErrors([response, data]), ...findHarm(response)]
    faults.push(...found.map((fault) => `response ${number}, ${path}: ${fault}`))
    shown += response.status === 200 ? 1 : 0
    await website.close()
  }
  return { faults, shown: shown / spoils.length }
}

/** What no document may contain, however it came there. */
export function harmIn({ html }: ContentResponse): string[] {
  return HARM.flatMap((harm) => harm.exec(html)?.[0] ?? [])
}

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

const MAX_REDIRECTS = 3

/** As a browser does: follows redirects within the site. */
async function visit(website: Website, path: string): Promise<ContentResponse> {
  let response = await get(website, path)
  for (let hops = 0; response.location?.startsWith('/') && hops < MAX_REDIRECTS; hops++)
    response = await get(website, response.location)
  return response
}

function serverErrors(responses: readonly ContentResponse[]): string[] {
  return responses.flatMap(({ status }) => (status >= 500 ? [`status ${status}`] : []))
}
