import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { Backend, BackendDependencies, BackendMetrics } from './backend.ts'
import { readMetrics } from './backend-metrics.ts'
import { createRoutes } from './backend-routes.ts'
import { createConsentTarget } from './consent/receive-consent.ts'
import type { BackendRequest, BodyBytes } from './http/backend-request.ts'
import { createErrorResponder } from './http/error-response.ts'
import { problemResponse, type HttpResponse } from './http/response.ts'
import { createRouter } from './http/router.ts'
import { DEFAULT_SLOTS, slotLimits, uploadLimits } from './intake/intake-limits.ts'
import { createInbox } from './inbox/create-inbox.ts'
import { indexNamesSlowly } from './inbox/name-index.ts'
import { sendDigest } from './inbox/send-digest.ts'
import { createIntake } from './intake/intake-pipeline.ts'
import type { IntakeOutcome } from './intake/intake-target.ts'
import { createPartialBodies } from './intake/partial-bodies.ts'
import { createReceiptLinks } from './intake/receipt-links.ts'
import type { RejectedForm } from './intake/rejected-form.ts'
import { createSlots } from './intake/slots.ts'
import { createTextTarget } from './intake/text-target.ts'
import { createUploadBudget } from './intake/upload-budget.ts'
import { openDataKeys } from './keys/open-data-keys.ts'
import { enabledDeliveries, startOutboxes } from './outbox/start-outboxes.ts'
import { createClientRateLimit } from './rate-limits/client-rate-limit.ts'
import { createMemoryLimiter } from './rate-limits/memory-limiter.ts'
import { createSharedLimiter } from './rate-limits/shared-limiter.ts'
import { mailFolder } from './settings.ts'
import { openStorage as openDefaultStorage } from './storage/open-storage.ts'
import { configuredForms } from './submissions/configured-forms.ts'
import { createFormReader } from './submissions/decrypt-submission.ts'
import { createFormVersions } from './submissions/form-versions.ts'
import { startMaintenance } from './submissions/maintenance.ts'
import { createFormTarget } from './submissions/receive-submission.ts'

export type {
  Backend,
  BackendDependencies,
  BackendMetrics,
  BackendRequest,
  BodyBytes,
  HttpResponse,
  IntakeOutcome,
  RejectedForm,
}

const MEGABYTE = 1024 * 1024

/** Wires the backend. Throws with one clear line when storage or keys cannot be opened. */
export async function createBackend(dependencies: BackendDependencies): Promise<Backend> {
  const { settings, log, now = Date.now, slots: slotsPerKind = DEFAULT_SLOTS } = dependencies
  const { openStorage = openDefaultStorage } = dependencies
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
  const respondToError = createErrorResponder(log)
  const { companyLines = async () => [] } = dependencies
  const outboxes = startOutboxes({ settings, storage, keys, limiter, companyLines, log, now })
  const inbox = createInbox({
    settings,
    siteStorage: storage,
    openStorage,
    keys,
    log,
    now,
    onDeliveryDue: outboxes.wakeAll,
  })
  const formOf = createFormReader(storage)
  const stopMaintenance = startMaintenance({
    storage,
    keys,
    mailFolder: mailFolder(settings),
    log,
    now,
    tasks: [
      () => sendDigest({ storage, settings, keys, formOf, send: outboxes.send, log, now }),
      (isStopped) => indexNamesSlowly({ storage, formOf }, isStopped),
    ],
  })

  const storedByForm: Record<string, number> = Object.fromEntries(forms.map(({ name }) => [name, 0]))
  const receiver = {
    storage,
    keys,
    rateLimit,
    receiptLinks,
    versions: createFormVersions(storage, forms, now),
    maxFileBytes: settings.maxUploadMegabytes * MEGABYTE,
    deliveries: enabledDeliveries(settings),
    now,
    onStored(form: FormDefinition) {
      storedByForm[form.name] = (storedByForm[form.name] ?? 0) + 1
      outboxes.wake()
    },
    respondToError,
  }
  const formTargets = new Map(forms.map((form) => [form.name, createFormTarget(form, receiver)]))
  const targets = [...formTargets.values(), createConsentTarget(receiver)]
  const slots = createSlots(slotLimits(slotsPerKind))
  const intake = createIntake({
    allowedOrigins: new Set(settings.allowedOrigins),
    isOverloaded: dependencies.isOverloaded ?? (() => false),
    onShed: dependencies.onShed ?? (() => {}),
    slots,
    rateLimit,
    uploads: createUploadBudget({ ...uploadLimits(targets, slotsPerKind), clock }),
    partialBodies: createPartialBodies({ slots, limiter: createMemoryLimiter(clock) }),
    respondToError,
  })
  const handle = createRouter(
    createRoutes(forms, targets, (target, request) =>
      intake({ request, asPage: false, findTarget: async () => target }),
    ),
  )

  return {
    fetch: async (request) => asResponse(await handle(request)),
    respond: handle,
    submitFromPage: (request, findForm) =>
      intake({
        request,
        asPage: true,
        findTarget: async () => formTargets.get((await findForm()) ?? '') ?? PAGE_WITHOUT_FORM,
      }),
    receiveText: async (request, maxBytes, receive) => {
      const findTarget = async () => createTextTarget(maxBytes, receive)
      return (await intake({ request, asPage: false, findTarget })).response
    },
    formAtEndpoint: (path) => forms.find(({ endpoint }) => endpoint === path)?.name ?? null,
    receiptLinks,
    inProgress: slots.inUse,
    listenForStaff: inbox.listen,
    ready: () => storage.ready(),
    metrics: async () => ({ ...(await readMetrics(storage, storedByForm)), inbox: inbox.counts() }),
    async close() {
      stopMaintenance()
      await inbox.close()
      await outboxes.close()
      await storage.close()
    },
  }
}

/** A page can be read, and nothing can be posted to it. */
const PAGE_WITHOUT_FORM = problemResponse(405, 'This page takes no form.', { allow: 'GET, HEAD' })

function asResponse({ status, headers, body }: HttpResponse): Response {
  return new Response(body, { status, headers })
}
