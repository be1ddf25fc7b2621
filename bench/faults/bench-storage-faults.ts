import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { formNamed } from '../../forms/all-forms.ts'
import { filledAnswers } from '../../forms/testing/filled-answers.ts'
import { postForm } from '../../server/testing/post-form.ts'
import { storedRows } from '../../server/testing/stored-rows.ts'
import type { BuiltSite } from '../../server/testing/start-built-site.ts'
import type { BenchOptions } from '../bench.ts'
import { formatNumber, formatSummary } from '../statistics/format-number.ts'
import { summarize } from '../statistics/summary.ts'
import { table } from '../report/table.ts'
import { withCleanup } from '../processes/with-cleanup.ts'
import { startSite } from '../processes/start-site.ts'
import { type StorageFault, STORAGE_FAULTS } from './storage-fault-injection.ts'

const SECONDS = 6
const HEALTHY_SENDERS = 8
const PAGE = '/about-us'
const READER = new URL('read-pages.worker.ts', import.meta.url)
const RETRY_INTERVAL_MS = 20
const MAX_UNAFFECTED_SECONDS = 60
const MAX_RECOVERY_MS = 60_000
const contact = formNamed('contact')!

interface PagesRead {
  /** Milliseconds per request. */
  readonly pages: readonly number[]
  /** Responses other than 200. */
  readonly failed: number
}

interface SentForms {
  /** Ids of acknowledged forms. */
  readonly ids: string[]
  rejected: number
  other: number
}

type Observed = PagesRead & SentForms

interface Compared {
  readonly name: string
  readonly healthy: Observed
  /** Forms sent before the fault had an effect. */
  readonly unaffected: SentForms
  readonly degraded: Observed
  readonly recoveredMs: number
  readonly lost: number
}

/** Pages and forms of a site that cannot store, compared with the same site in normal operation: Markdown. */
export async function benchStorageFaults({ seconds = SECONDS, only = '' }: BenchOptions): Promise<string> {
  const compared: Compared[] = []
  for (const fault of STORAGE_FAULTS.filter(({ name }) => name.includes(only)))
    compared.push(await compare(fault, seconds))
  return compared.length === 0 ? '' : describe(compared, seconds)
}

function compare({ name, senders, environment, inject }: StorageFault, seconds: number): Promise<Compared> {
  return withCleanup(async (cleanup) => {
    const site = await startSite(cleanup, { LOG_LEVEL: 'silent', ...environment(cleanup) })
    await observe(site, HEALTHY_SENDERS, 1)
    const healthy = await observe(site, HEALTHY_SENDERS, seconds)
    const end = inject(site.dataFolder)
    const unaffected = await untilDegraded(site, senders)
    const degraded = await observe(site, senders, seconds)
    end()
    const recoveredMs = await untilRecovered(site)
    const stored = new Set(storedRows(site.dataFolder).map(({ id }) => id))
    const lost = [...healthy.ids, ...unaffected.ids, ...degraded.ids].filter((id) => !stored.has(id)).length
    return { name, healthy, unaffected, degraded, recoveredMs, lost }
  })
}

/** Sends forms and reads a page at the same time. */
async function observe(site: BuiltSite, senders: number, seconds: number): Promise<Observed> {
  const forms: SentForms = { ids: [], rejected: 0, other: 0 }
  const end = performance.now() + seconds * 1000
  const reader = new Worker(READER, { workerData: { address: site.url + PAGE } })
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (performance.now() < end) await send(site, forms)
    }),
  )
  reader.postMessage('enough', [])
  const [read] = (await once(reader, 'message')) as [PagesRead]
  return { ...forms, ...read }
}

/** The first forms may still fit into the database's existing files. */
async function untilDegraded(site: BuiltSite, senders: number): Promise<SentForms> {
  const ids: string[] = []
  for (let second = 0; second < MAX_UNAFFECTED_SECONDS; second++) {
    const observed = await observe(site, senders, 1)
    ids.push(...observed.ids)
    if (observed.rejected + observed.other > 0) return { ...observed, ids }
  }
  throw new Error(`Every form was stored, for ${MAX_UNAFFECTED_SECONDS} s.`)
}

async function send({ url }: BuiltSite, observed: SentForms): Promise<void> {
  const response = await postForm(url, contact, JSON.stringify(filledAnswers(contact)))
  const receipt = (await response?.json().catch(() => ({}))) as { readonly id?: string }
  if (response?.status === 201) observed.ids.push(receipt.id ?? '')
  else if (response?.status === 503 && response.headers.has('retry-after')) observed.rejected += 1
  else observed.other += 1
}

/** Milliseconds until a form is stored again. */
async function untilRecovered(site: BuiltSite): Promise<number> {
  const start = performance.now()
  const observed: SentForms = { ids: [], rejected: 0, other: 0 }
  while (performance.now() - start < MAX_RECOVERY_MS) {
    await send(site, observed)
    if (observed.ids.length > 0) return performance.now() - start
    await pause(RETRY_INTERVAL_MS)
  }
  throw new Error(`No form was stored within ${MAX_RECOVERY_MS / 1000} s.`)
}

function describe(compared: readonly Compared[], seconds: number): string {
  return [
    `A site that cannot store submissions, compared with normal operation with ${HEALTHY_SENDERS} clients that send one form after another: ${seconds} s each; a cached page is requested continuously. Budgets: every page request succeeds, every form is acknowledged or rejected with 503 and Retry-After, nothing acknowledged is lost. On a full disk, forms are still stored while they fit into the database’s existing files.`,
    table(
      [
        'fault',
        'page, normal, ms',
        'page, fault, ms',
        'pages failed',
        'forms/s, normal',
        'forms/s, fault',
        'rejected with 503',
        'other responses',
        'recovered after ms',
        'lost',
      ],
      compared.map(({ name, healthy, unaffected, degraded, recoveredMs, lost }) => [
        name,
        formatSummary(summarize(healthy.pages)),
        formatSummary(summarize(degraded.pages)),
        formatNumber(healthy.failed + degraded.failed),
        formatNumber(healthy.ids.length / seconds),
        formatNumber(degraded.ids.length / seconds),
        formatNumber(unaffected.rejected + degraded.rejected),
        formatNumber(healthy.other + healthy.rejected + unaffected.other + degraded.other),
        formatNumber(recoveredMs),
        formatNumber(lost),
      ]),
    ),
  ].join('\n\n')
}
