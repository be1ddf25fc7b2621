import { openApi } from '@beam/forms/engine/describe-endpoints.ts'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { BackendLog } from './backend-log.ts'
import { CONSENT_PATH } from './consent/describe-consent.ts'
import { createConsentTarget } from './consent/receive-consent.ts'
import { createErrorResponder } from './http/error-response.ts'
import { jsonResponse, problemResponse, type HttpResponse } from './http/response.ts'
import type { BackendRequest, BodyBytes } from './http/backend-request.ts'
import { maxMultipartBytes } from './http/body.ts'
import { createMemoryLimiter } from './rate-limits/memory-limiter.ts'
import { createRouter, type Route } from './http/router.ts'
import { createSharedLimiter } from './rate-limits/shared-limiter.ts'
import { createClientRateLimit } from './rate-limits/client-rate-limit.ts'
import { createIntake, type IntakeOutcome, type IntakeTarget } from './intake/intake-pipeline.ts'
import { createPartialBodies } from './intake/partial-bodies.ts'
import { createReceiptLinks, type ReceiptLinks } from './intake/receipt-links.ts'
import type { Resubmission } from './intake/resubmission.ts'
import { createSlots, type SlotLimits } from './intake/slots.ts'
import { createUploadBudget } from './intake/upload-budget.ts'
import { openDataKeys } from './keys/open-data-keys.ts'
import { createMailer } from './mail/create-mailer.ts'
import { createOutbox } from './outbox/create-outbox.ts'
import { createDeliver } from './outbox/deliver.ts'
import { mailFolder, type BackendSettings } from './settings.ts'
import { openStorage } from './storage/open-storage.ts'
import type { Storage } from './storage/storage.ts'
import { DELIVERY_KINDS, type DeliveryKind } from './storage/tables.ts'
import { createFormVersions } from './submissions/form-versions.ts'
import { configuredForms } from './submissions/configured-forms.ts'
import { startMaintenance } from './submissions/maintenance.ts'
import { createSubmissionDecrypter } from './submissions/decrypt-submission.ts'
import { createFormTarget } from './submissions/receive-submission.ts'

export type { HttpResponse, BackendRequest, BodyBytes, IntakeOutcome, Resubmission }

/** The product backend as the site process sees it. */
export interface Backend {
  /** Answers `/api/*` and `/openapi.json`. The client's address stands in `x-client-address`, set by the caller. */
  fetch(request: BackendRequest): Promise<Response>
  /** The same for callers that write to the connection themselves: creating a Response costs as much as validating answers. */
  respond(request: BackendRequest): Promise<HttpResponse>
  /**
   * Takes a form that a page without JavaScript posts: to its endpoint, or to the page that shows it.
   *
   * @param findForm the name of the form that the path shows, asked when there is a slot; null: it shows none.
   */
  submitFromPage(request: BackendRequest, findForm: () => Promise<string | null>): Promise<IntakeOutcome>
  /** Receives a text of at most `maxBytes`, of any content type, without rate limit: for senders verified by signature. */
  receiveText(
    request: BackendRequest,
    maxBytes: number,
    receive: (text: string) => Promise<HttpResponse>,
  ): Promise<HttpResponse>
  /** The name of the form at an endpoint; null: there is none. */
  formAtEndpoint(path: string): string | null
  readonly receiptLinks: ReceiptLinks
  /** Requests with a body that are in progress. */
  inProgress(): number
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
  readonly storageRejected: number
}

export interface BackendDependencies {
  readonly settings: BackendSettings
  readonly log: BackendLog
  readonly forms?: readonly FormDefinition[]
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Milliseconds, monotonic; `now` when only that is given. */
  readonly clock?: () => number
  readonly slots?: SlotLimits
  /** Whether the process is overloaded: it responds too late to accept more. */
  readonly isOverloaded?: () => boolean
  /** Called for each request that was rejected because the process was too busy. */
  readonly onShed?: () => void
}

const MEGABYTE = 1024 * 1024
/** Uploads in memory at one time, of the largest size: eight clients that use their whole quota leave space for others. */
const LARGEST_UPLOADS_AT_ONCE = 12
/** For callers that pass no client address: only the whole process is bounded. */
const DEFAULT_SLOTS = { total: 512, perAddress: 0, perNetwork: 0 }
/** Refusals that are shown with what was typed, at one time. */
const REDISPLAY_SLOTS = { total: 32, perAddress: 2, perNetwork: 8 }

/** Puts the backend together. Throws with one clear line when storage or keys cannot be had as they must. */
export async function createBackend(dependencies: BackendDependencies): Promise<Backend> {
  const { settings, log, now = Date.now } = dependencies
  const clock = dependencies.clock ?? dependencies.now ?? (() => performance.now())
  const forms = configuredForms(settings, dependencies.forms)
  const storage = await openStorage(settings, log, 'site')
  const keys = await openDataKeys(settings.dataKey, storage).catch(async (error: unknown) => {
    await storage.close()
    throw error
  })
  const limiter =
    settings.databaseUrl === undefined
      ? createMemoryLimiter(clock)
      : createSharedLimiter({ storage, log, now, clock })
  const rateLimit = createClientRateLimit({ keys, limiter, limits: settings.limits, now })
  const receiptLinks = createReceiptLinks(keys, now)
  const versions = createFormVersions(storage, forms, now)
  const respondToError = createErrorResponder(log)
  const storedByForm: Record<string, number> = Object.fromEntries(forms.map(({ name }) => [name, 0]))
  const deliveries: DeliveryKind[] = ['staff-mail', 'confirmation-mail']
  if (settings.webhook) deliveries.push('webhook')

  const decryptSubmission = createSubmissionDecrypter(storage, keys)
  const mailer = createMailer(settings.mail, mailFolder(settings))
  const deliver = createDeliver({ storage, decryptSubmission, mailer, settings, keys, limiter, now })
  const outboxes = DELIVERY_KINDS.map((kind) =>
    createOutbox({ kind, storage, deliver, log, now, random: Math.random }),
  )
  const stopMaintenance = startMaintenance({ storage, keys, mailFolder: mailFolder(settings), log, now })

  const receiverDependencies = {
    storage,
    keys,
    rateLimit,
    receiptLinks,
    versions,
    maxFileBytes: settings.maxUploadMegabytes * MEGABYTE,
    deliveries,
    now,
    onStored(form: FormDefinition) {
      storedByForm[form.name] = (storedByForm[form.name] ?? 0) + 1
      for (const outbox of outboxes) outbox.wake()
    },
    respondToError,
  }
  const formTargets = new Map(forms.map((form) => [form.name, createFormTarget(form, receiverDependencies)]))
  const targets = [...formTargets.values(), createConsentTarget(receiverDependencies)]
  const slots = createSlots(slotLimits(dependencies.slots ?? DEFAULT_SLOTS))
  const intake = createIntake({
    allowedOrigins: new Set(settings.allowedOrigins),
    isOverloaded: dependencies.isOverloaded ?? (() => false),
    onShed: dependencies.onShed ?? (() => {}),
    slots,
    rateLimit,
    uploads: createUploadBudget({ ...uploadLimits(targets, dependencies.slots ?? DEFAULT_SLOTS), clock }),
    partialBodies: createPartialBodies({ slots, limiter: createMemoryLimiter(clock) }),
    respondToError: respondToError,
  })
  const handle = createRouter(
    createRoutes(forms, targets, (target, request) => {
      return intake({ request, asPage: false, findTarget: async () => target })
    }),
  )

  return {
    fetch: async (request) => asResponse(await handle(request)),
    respond: handle,
    submitFromPage: (request, findForm) =>
      intake({
        request,
        asPage: true,
        findTarget: async () => formTargets.get((await findForm()) ?? '') ?? NO_FORM_HERE,
      }),
    receiveText: async (request, maxBytes, receive) => {
      const findTarget = async () => textTarget(maxBytes, receive)
      return (await intake({ request, asPage: false, findTarget })).response
    },
    formAtEndpoint: (path) => forms.find(({ endpoint }) => endpoint === path)?.name ?? null,
    receiptLinks,
    inProgress: slots.inUse,
    ready: () => storage.ready(),
    metrics: () => readMetrics(storage, storedByForm),
    async close() {
      stopMaintenance()
      mailer.close()
      await Promise.all(outboxes.map((outbox) => outbox.close()))
      await storage.close()
    },
  }
}

function textTarget(maxTextBytes: number, receive: (text: string) => Promise<HttpResponse>): IntakeTarget {
  return {
    endpoint: null,
    bodyKind: 'text',
    limits: { maxTextBytes, maxFileBytes: 0, fileFields: new Set() },
    receive: async ({ input }) => ({ response: await receive(String(input)), resubmission: null }),
    resubmission: () => null,
  }
}

/** A page can be read, and nothing can be posted to it. */
const NO_FORM_HERE = problemResponse(405, 'This page takes no form.', { allow: 'GET, HEAD' })

function slotLimits(limits: SlotLimits) {
  return { text: limits, upload: limits, echo: limits.perAddress === 0 ? limits : REDISPLAY_SLOTS }
}

/** Of one address one upload of the largest size, or as many smaller ones; without limits for addresses, all there is. */
function uploadLimits(targets: readonly IntakeTarget[], { perAddress }: SlotLimits) {
  const largestBytes = Math.max(...targets.map(({ limits }) => maxMultipartBytes(limits)))
  const totalBytes = LARGEST_UPLOADS_AT_ONCE * largestBytes
  return { totalBytes, perAddressBytes: perAddress === 0 ? totalBytes : largestBytes }
}

function asResponse({ status, headers, body }: HttpResponse): Response {
  return new Response(body, { status, headers })
}

/** One endpoint for each target, and the description of them all. */
function createRoutes(
  forms: readonly FormDefinition[],
  targets: readonly IntakeTarget[],
  take: (target: IntakeTarget, request: BackendRequest) => Promise<IntakeOutcome>,
): ReadonlyMap<string, Route> {
  const described = openApi(forms)
  const description = { ...described, paths: { ...described.paths, ...CONSENT_PATH } }
  return new Map<string, Route>([
    ...targets.map((target): [string, Route] => [
      target.endpoint ?? '',
      { method: 'POST', handle: async (request) => (await take(target, request)).response },
    ]),
    ['/openapi.json', { method: 'GET', handle: () => jsonResponse(200, description) }],
  ])
}

async function readMetrics(
  storage: Storage,
  storedByForm: BackendMetrics['storedByForm'],
): Promise<BackendMetrics> {
  const counts = await storage.countEverything(null).catch(() => undefined)
  const { queued, latencyMs, rejected } = storage.status()
  return {
    storedByForm,
    quarantined: counts?.quarantined,
    outboxWaiting: counts?.outboxWaiting,
    outboxDead: counts?.outboxDead,
    storageQueued: queued,
    storageLatencyMs: latencyMs,
    storageRejected: rejected,
  }
}
