import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { BackendLog } from './backend-log.ts'
import type { BackendRequest } from './http/backend-request.ts'
import type { HttpResponse } from './http/response.ts'
import type { InboxCounts } from './inbox/create-inbox.ts'
import type { CompanyLines } from './mail/company-note.ts'
import type { IntakeOutcome } from './intake/intake-target.ts'
import type { ReceiptLinks } from './intake/receipt-links.ts'
import type { SlotLimits } from './intake/slots.ts'
import type { BackendSettings } from './settings.ts'
import type { OpenStorage } from './storage/open-storage.ts'

/** The product backend as the site process sees it. */
export interface Backend {
  /** Answers `/api/*` and `/openapi.json`. The client's address is in `x-client-address`, set by the caller. */
  fetch(request: BackendRequest): Promise<Response>
  /**
   * The same for callers that write to the connection themselves: creating a Response costs as much as validating
   * answers.
   */
  respond(request: BackendRequest): Promise<HttpResponse>
  /**
   * Receives a form posted by a page without JavaScript: to its endpoint, or to the page that shows it.
   *
   * @param findForm the name of the form that the path shows, called when there is a slot; null: it shows none.
   */
  submitFromPage(request: BackendRequest, findForm: () => Promise<string | null>): Promise<IntakeOutcome>
  /**
   * Receives a text of at most `maxBytes`, of any content type, without rate limit: for senders verified by signature.
   */
  receiveText(
    request: BackendRequest,
    maxBytes: number,
    receive: (text: string) => Promise<HttpResponse>,
  ): Promise<HttpResponse>
  /** Whether there is an endpoint at a path. */
  isEndpoint(path: string): boolean
  /** The name of the form at an endpoint; null: there is none. */
  formAtEndpoint(path: string): string | null
  readonly receiptLinks: ReceiptLinks
  /**
   * Opens the listener of the staff inbox, if it is configured. Returns its port, or null. Rejects with one clear line
   * when the address is in use.
   */
  listenForStaff(): Promise<number | null>
  /** Requests with a body that are in progress. */
  inProgress(): number
  /** Whether a submission could be stored now. Answers within a second. */
  ready(): Promise<boolean>
  /** Metrics, by name. */
  metrics(): Promise<BackendMetrics>
  /** Finishes what is in flight, then closes storage. */
  close(): Promise<void>
}

export interface BackendMetrics {
  /** Stored since this process began, by form. */
  readonly storedByForm: Readonly<Record<string, number>>
  /** Counted up to 100,000; undefined while storage is not available. */
  readonly quarantined: number | undefined
  readonly outboxWaiting: number | undefined
  /** Deliveries given up (`dead` in storage): operators must look into them. */
  readonly outboxDead: number | undefined
  readonly storageQueued: number
  readonly storageLatencyMs: number
  readonly storageRejected: number
  readonly inbox: InboxCounts
}

export interface BackendDependencies {
  readonly settings: BackendSettings
  readonly log: BackendLog
  readonly forms?: readonly FormDefinition[]
  /** What editors publish about the company, for mails to visitors; untrusted. None by default. */
  readonly companyLines?: CompanyLines
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Milliseconds, monotonic; `now` when only that is given. */
  readonly clock?: () => number
  readonly slots?: SlotLimits
  /** `openStorage` by default. */
  readonly openStorage?: OpenStorage
  /** Whether the process is overloaded: it responds too late to accept more. */
  readonly isOverloaded?: () => boolean
  /** Called for each request that was rejected because the process was too busy. */
  readonly onShed?: () => void
}
