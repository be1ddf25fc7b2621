import { openApi } from '@beam/forms/engine/describe-endpoints.ts'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { BackendLog } from './backend-log.ts'
import { CONSENT_PATH } from './consent/describe-consent.ts'
import { CONSENT_ENDPOINT, createConsentReceiver } from './consent/receive-consent.ts'
import { answer, type Answer } from './http/answer.ts'
import type { BackendRequest } from './http/backend-request.ts'
import { createByteBudget } from './http/byte-budget.ts'
import { createClientTurns } from './http/client-turns.ts'
import { createMemoryLimiter } from './http/memory-limiter.ts'
import { createRouter, type Route } from './http/router.ts'
import { createSharedLimiter } from './http/shared-limiter.ts'
import { openDataKeys } from './keys/data-keys.ts'
import { createMailer } from './mail/create-mailer.ts'
import { createOutbox } from './outbox/create-outbox.ts'
import { createDeliver } from './outbox/deliver.ts'
import { mailFolder, type BackendSettings } from './settings.ts'
import { openStorage } from './storage/open-storage.ts'
import type { Storage } from './storage/storage.ts'
import { DELIVERY_KINDS, type DeliveryKind } from './storage/tables.ts'
import { createFormVersions } from './submissions/form-versions.ts'
import { formsAsAsked } from './submissions/forms-as-asked.ts'
import { keepHouse } from './submissions/keep-house.ts'
import { createSubmissionOpener } from './submissions/open-submission.ts'
import { createReceiver, type ReceiverDependencies } from './submissions/receive-submission.ts'

export type { Answer, BackendRequest }

/** The product backend as the site process sees it. */
export interface Backend {
  /** Answers `/api/*` and `/openapi.json`. The client's address stands in `x-client-address`, set by the caller. */
  fetch(request: BackendRequest): Promise<Response>
  /** The same for who writes the answer to a connection by itself: making a Response costs as much as judging answers. */
  answer(request: BackendRequest): Promise<Answer>
  /** Whether a submission could be stored now. Answers within a second. */
  ready(): Promise<boolean>
  /** Figures to watch, by name. */
  metrics(): Promise<BackendMetrics>
  /** Finishes what is in flight, then closes storage. */
  close(): Promise<void>
}

export interface BackendMetrics {
  /** Stored since this process began, by form. */
  readonly storedByForm: Readonly<Record<string, number>>
  /** Counted as far as 100 000; undefined while storage cannot say. */
  readonly quarantined: number | undefined
  readonly outboxWaiting: number | undefined
  /** Deliveries given up: somebody must look. */
  readonly outboxDead: number | undefined
  readonly storageQueued: number
  readonly storageLatencyMs: number
  readonly storageRefused: number
}

export interface BackendDependencies {
  readonly settings: BackendSettings
  readonly log: BackendLog
  readonly forms?: readonly FormDefinition[]
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

const MEGABYTE = 1024 * 1024
/** For all uploads that arrive at the same time, until they are stored; and never less than a few of the largest. */
const UPLOAD_BUDGET_MEGABYTES = 64
const LARGEST_AT_ONCE = 4

/** Puts the backend together. Throws with one clear line when storage or keys cannot be had as they must. */
export async function createBackend(dependencies: BackendDependencies): Promise<Backend> {
  const { settings, log, now = Date.now } = dependencies
  const forms = formsAsAsked(settings, dependencies.forms)
  const keys = openDataKeys(settings.dataKey)
  const storage = await openStorage(settings, log, 'site')
  const limiter =
    settings.databaseUrl === undefined ? createMemoryLimiter() : createSharedLimiter(storage, log)
  const turns = createClientTurns(keys, limiter, settings.limits, now)
  const versions = createFormVersions(storage, forms, now)
  const budgetMegabytes = Math.max(UPLOAD_BUDGET_MEGABYTES, LARGEST_AT_ONCE * settings.maxUploadMegabytes)
  const budget = createByteBudget(budgetMegabytes * MEGABYTE)
  const storedByForm: Record<string, number> = Object.fromEntries(forms.map(({ name }) => [name, 0]))
  const deliveries: DeliveryKind[] = ['staff-mail', 'confirmation-mail']
  if (settings.webhook) deliveries.push('webhook')

  const openSubmission = createSubmissionOpener(storage, keys)
  const mailer = createMailer(settings.mail, mailFolder(settings))
  const deliver = createDeliver({ storage, openSubmission, mailer, settings, keys, limiter, now })
  const outboxes = DELIVERY_KINDS.map((kind) =>
    createOutbox({ kind, storage, deliver, log, now, random: Math.random }),
  )
  const stopHousekeeping = keepHouse({ storage, keys, mailFolder: mailFolder(settings), log, now })

  const receiverDependencies = {
    storage,
    keys,
    turns,
    versions,
    budget,
    maxFileBytes: settings.maxUploadMegabytes * MEGABYTE,
    deliveries,
    now,
    onStored(form: FormDefinition) {
      storedByForm[form.name] = (storedByForm[form.name] ?? 0) + 1
      for (const outbox of outboxes) outbox.wake()
    },
  }
  const handle = createRouter(
    createRoutes(forms, receiverDependencies),
    new Set(settings.allowedOrigins),
    log,
  )

  return {
    fetch: async (request) => asResponse(await handle(request)),
    answer: handle,
    ready: () => storage.ready(),
    metrics: () => readMetrics(storage, storedByForm),
    async close() {
      stopHousekeeping()
      mailer.close()
      await Promise.all(outboxes.map((outbox) => outbox.close()))
      await storage.close()
    },
  }
}

function asResponse({ status, headers, body }: Answer): Response {
  return new Response(body, { status, headers })
}

/** One endpoint a form, one for the cookie choice, and the description of them all. */
function createRoutes(
  forms: readonly FormDefinition[],
  dependencies: ReceiverDependencies,
): ReadonlyMap<string, Route> {
  const described = openApi(forms)
  const description = { ...described, paths: { ...described.paths, ...CONSENT_PATH } }
  return new Map<string, Route>([
    ...forms.map((form): [string, Route] => [
      form.endpoint,
      { method: 'POST', handle: createReceiver(form, dependencies) },
    ]),
    [CONSENT_ENDPOINT, { method: 'POST', handle: createConsentReceiver(dependencies) }],
    ['/openapi.json', { method: 'GET', handle: () => answer(200, description) }],
  ])
}

async function readMetrics(
  storage: Storage,
  storedByForm: BackendMetrics['storedByForm'],
): Promise<BackendMetrics> {
  const counts = await storage.countEverything(null).catch(() => undefined)
  const { queued, latencyMs, refused } = storage.status()
  return {
    storedByForm,
    quarantined: counts?.quarantined,
    outboxWaiting: counts?.outboxWaiting,
    outboxDead: counts?.outboxDead,
    storageQueued: queued,
    storageLatencyMs: latencyMs,
    storageRefused: refused,
  }
}
