import type { Backend, BackendDependencies, BackendMetrics } from './backend.ts'
import { readBackendMetrics } from './read-backend-metrics.ts'
import { createBackendRoutes } from './backend-routes.ts'
import { createTargets } from './create-targets.ts'
import type { BackendRequest, BodyBytes } from './http/backend-request.ts'
import { problemResponse, type HttpResponse } from './http/response.ts'
import { createRouter } from './http/router.ts'
import { DEFAULT_SLOTS, slotLimits, uploadLimits } from './intake/intake-limits.ts'
import { createIntakePipeline } from './intake/intake-pipeline.ts'
import type { IntakeOutcome, IntakeTarget } from './intake/intake-target.ts'
import { createPartialBodies } from './intake/partial-bodies.ts'
import type { RejectedForm } from './intake/rejected-form.ts'
import { createSlots } from './intake/slots.ts'
import { createTextTarget } from './intake/text-target.ts'
import { createUploadBudget } from './intake/upload-budget.ts'
import { openBackendContext, type BackendContext } from './open-backend-context.ts'
import { createMemoryRateLimiter } from './rate-limits/memory-rate-limiter.ts'
import { startBackgroundWork } from './start-background-work.ts'

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

/** Wires the backend. Throws with one clear line when storage or keys cannot be opened. */
export async function createBackend(dependencies: BackendDependencies): Promise<Backend> {
  const context = await openBackendContext(dependencies)
  const { forms, storage, receiptLinks } = context
  const background = startBackgroundWork(context, dependencies.companyLines ?? (async () => []))
  const { inbox } = background
  const targets = createTargets(context, background.wakeOutboxes)
  const { intake, slots } = createIntakeWithLimits(context, dependencies, targets.all)
  const routes = createBackendRoutes(forms, targets.all, (target, request) =>
    intake({ request, asPage: false, findTarget: async () => target }),
  )
  const handle = createRouter(routes)

  return {
    fetch: async (request) => asResponse(await handle(request)),
    respond: handle,
    submitFromPage: (request, findForm) =>
      intake({
        request,
        asPage: true,
        findTarget: async () => targets.ofForms.get((await findForm()) ?? '') ?? PAGE_WITHOUT_FORM,
      }),
    receiveText: async (request, maxBytes, receive) => {
      const findTarget = async () => createTextTarget(maxBytes, receive)
      return (await intake({ request, asPage: false, findTarget })).response
    },
    isEndpoint: (path) => routes.has(path),
    formAtEndpoint: (path) => forms.find(({ endpoint }) => endpoint === path)?.name ?? null,
    receiptLinks,
    inProgress: slots.inUse,
    listenForStaff: inbox.listen,
    ready: () => storage.ready(),
    metrics: async () => ({
      ...(await readBackendMetrics(storage, targets.storedByForm)),
      inbox: inbox.counts(),
    }),
    async close() {
      await background.close()
      await storage.close()
    },
  }
}

/** The function that receives each POST, and the limits on how many are processed at one time. */
function createIntakeWithLimits(
  { settings, clientQuotas, respondToError, clock }: BackendContext,
  { slots: slotsPerKind = DEFAULT_SLOTS, isOverloaded = () => false, onShed = () => {} }: BackendDependencies,
  targets: readonly IntakeTarget[],
) {
  const slots = createSlots(slotLimits(slotsPerKind))
  const intake = createIntakePipeline({
    allowedOrigins: new Set(settings.allowedOrigins),
    isOverloaded,
    onShed,
    slots,
    clientQuotas,
    uploads: createUploadBudget({ ...uploadLimits(targets, slotsPerKind), clock }),
    partialBodies: createPartialBodies({ slots, limiter: createMemoryRateLimiter(clock) }),
    respondToError,
  })
  return { intake, slots }
}

/** A page can be read, and nothing can be posted to it. */
const PAGE_WITHOUT_FORM = problemResponse(405, 'This page takes no form.', { allow: 'GET, HEAD' })

function asResponse({ status, headers, body }: HttpResponse): Response {
  return new Response(body, { status, headers })
}
