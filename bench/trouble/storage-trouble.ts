import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { formNamed } from '../../forms/all-forms.ts'
import { filledAnswers } from '../../forms/testing/filled-answers.ts'
import { postForm } from '../../server/safety/post-form.ts'
import { siteRows } from '../../server/safety/site-rows.ts'
import type { BuiltSite } from '../../server/testing/start-built-site.ts'
import type { BenchOptions } from '../bench.ts'
import { sayFigure, saySpread } from '../figures/say-figure.ts'
import { spreadOf } from '../figures/spread.ts'
import { table } from '../report/table.ts'
import { withClosing } from '../running/closing.ts'
import { openSite } from '../running/open-site.ts'
import { type Trouble, TROUBLES } from './troubles.ts'

const SECONDS = 6
const SENDERS_WHEN_WELL = 8
const PAGE = '/about-us'
const READER = new URL('read-pages.worker.ts', import.meta.url)
const AGAIN_MS = 20
const LONGEST_UNFELT_SECONDS = 60
const LONGEST_RECOVERY_MS = 60_000
const contact = formNamed('contact')!

interface PagesRead {
  /** Milliseconds. */
  readonly pages: readonly number[]
  /** Not answered with 200. */
  readonly failed: number
}

interface Sent {
  /** Of forms that were acknowledged. */
  readonly ids: string[]
  comeBack: number
  other: number
}

type Seen = PagesRead & Sent

interface Compared {
  readonly name: string
  readonly well: Seen
  /** Until trouble was felt. */
  readonly before: Sent
  readonly inTrouble: Seen
  readonly recoveredMs: number
  readonly lost: number
}

/** Pages and forms of a site while it cannot store, beside the same site while it can: Markdown. */
export async function storageTrouble({ seconds = SECONDS, only = '' }: BenchOptions): Promise<string> {
  const compared: Compared[] = []
  for (const trouble of TROUBLES.filter(({ name }) => name.includes(only)))
    compared.push(await compare(trouble, seconds))
  return compared.length === 0 ? '' : describe(compared, seconds)
}

function compare({ name, senders, environment, begin }: Trouble, seconds: number): Promise<Compared> {
  return withClosing(async (closing) => {
    const site = await openSite(closing, { LOG_LEVEL: 'silent', ...environment(closing) })
    await watch(site, SENDERS_WHEN_WELL, 1)
    const well = await watch(site, SENDERS_WHEN_WELL, seconds)
    const end = begin(site.dataFolder)
    const before = await untilFelt(site, senders)
    const inTrouble = await watch(site, senders, seconds)
    end()
    const recoveredMs = await untilStored(site)
    const stored = new Set(siteRows(site.dataFolder).map(({ id }) => id))
    const lost = [...well.ids, ...before.ids, ...inTrouble.ids].filter((id) => !stored.has(id)).length
    return { name, well, before, inTrouble, recoveredMs, lost }
  })
}

/** What came of forms sent, and of a page read, at the same time. */
async function watch(site: BuiltSite, senders: number, seconds: number): Promise<Seen> {
  const sent: Sent = { ids: [], comeBack: 0, other: 0 }
  const end = performance.now() + seconds * 1000
  const reader = new Worker(READER, { workerData: { address: site.url + PAGE } })
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (performance.now() < end) await send(site, sent)
    }),
  )
  reader.postMessage('enough', [])
  const [read] = (await once(reader, 'message')) as [PagesRead]
  return { ...sent, ...read }
}

/** The first forms may still find room in the database's own files. */
async function untilFelt(site: BuiltSite, senders: number): Promise<Sent> {
  const ids: string[] = []
  for (let second = 0; second < LONGEST_UNFELT_SECONDS; second++) {
    const seen = await watch(site, senders, 1)
    ids.push(...seen.ids)
    if (seen.comeBack + seen.other > 0) return { ...seen, ids }
  }
  throw new Error(`Every form was stored, for ${LONGEST_UNFELT_SECONDS} s.`)
}

async function send({ url }: BuiltSite, seen: Sent): Promise<void> {
  const answer = await postForm(url, contact, JSON.stringify(filledAnswers(contact)))
  const receipt = (await answer?.json().catch(() => ({}))) as { readonly id?: string }
  if (answer?.status === 201) seen.ids.push(receipt.id ?? '')
  else if (answer?.status === 503 && answer.headers.has('retry-after')) seen.comeBack += 1
  else seen.other += 1
}

/** Milliseconds until a form is stored again. */
async function untilStored(site: BuiltSite): Promise<number> {
  const start = performance.now()
  const seen: Sent = { ids: [], comeBack: 0, other: 0 }
  while (performance.now() - start < LONGEST_RECOVERY_MS) {
    await send(site, seen)
    if (seen.ids.length > 0) return performance.now() - start
    await pause(AGAIN_MS)
  }
  throw new Error(`No form was stored within ${LONGEST_RECOVERY_MS / 1000} s.`)
}

function describe(compared: readonly Compared[], seconds: number): string {
  return [
    `A site that cannot store, beside the same site while it can and ${SENDERS_WHEN_WELL} visitors send forms one after the other: ${seconds} s each; a kept page is asked for all the while. Bounds: every page is answered, every form is acknowledged or told to come back (503 with Retry-After), nothing acknowledged is lost. On a full disk forms are still stored while there is room within the database’s own files.`,
    table(
      [
        'trouble',
        'page, well, ms',
        'page, in trouble, ms',
        'pages failed',
        'forms/s, well',
        'forms/s, in trouble',
        'told to come back',
        'other answers',
        'stored again after ms',
        'lost',
      ],
      compared.map(({ name, well, before, inTrouble, recoveredMs, lost }) => [
        name,
        saySpread(spreadOf(well.pages)),
        saySpread(spreadOf(inTrouble.pages)),
        sayFigure(well.failed + inTrouble.failed),
        sayFigure(well.ids.length / seconds),
        sayFigure(inTrouble.ids.length / seconds),
        sayFigure(before.comeBack + inTrouble.comeBack),
        sayFigure(well.other + well.comeBack + before.other + inTrouble.other),
        sayFigure(recoveredMs),
        sayFigure(lost),
      ]),
    ),
  ].join('\n\n')
}
