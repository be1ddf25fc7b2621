import { randomUUID } from 'node:crypto'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { Webhook } from 'standardwebhooks'
import { INBOX_PERMISSIONS, type InboxPermission } from '../src/inbox/actor.ts'
import { signedMessage } from '../src/inbox/api/request-signature.ts'
import type { BackendDependencies } from '../src/create-backend.ts'
import type { InboxBody } from './inbox-body.ts'
import { createTestBackend, type TestBackend } from './test-backend.ts'
import { testSettings } from './test-settings.ts'

export const INBOX_SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`

export interface TestActor {
  readonly id: string
  readonly name: string
  readonly permissions: Readonly<Partial<Record<InboxPermission, readonly string[]>>>
}

/** Somebody with these permissions for these forms; without them, every permission for all forms. */
export function testActor(
  permissions: readonly InboxPermission[] = INBOX_PERMISSIONS,
  forms: readonly string[] = ALL_FORMS.map(({ name }) => name),
  id = '7',
): TestActor {
  return { id, name: `Person ${id}`, permissions: Object.fromEntries(permissions.map((one) => [one, forms])) }
}

interface InboxResponse<Body> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Body
}

/** What a test changes of a request after it was signed. */
export interface Tampering {
  readonly actor?: string
  readonly body?: string
  readonly path?: string
  readonly secret?: string
  /** Seconds since 1970, as it is signed and sent. */
  readonly signedAt?: number
  readonly nonce?: string
  /** Other headers, over those that were signed. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The headers of a request as the content service signs it, at a time in seconds since 1970. */
export function signedHeaders(
  actor: TestActor,
  path: string,
  body: string,
  nonce: string,
  seconds: number,
  secret = INBOX_SECRET,
): Record<string, string> {
  const header = Buffer.from(JSON.stringify(actor)).toString('base64url')
  const message = signedMessage('POST', path, Buffer.from(body), header)
  return {
    'content-type': 'application/json',
    'webhook-id': nonce,
    'webhook-timestamp': String(seconds),
    'webhook-signature': new Webhook(secret).sign(nonce, new Date(seconds * 1000), message),
    'x-inbox-actor': header,
  }
}

/** Sends requests as the content service does. */
export function inboxClient(port: number, now: () => number = Date.now) {
  return async function ask<Name extends string>(
    actor: TestActor,
    operation: Name,
    input: unknown = {},
    tampering: Tampering = {},
  ): Promise<InboxResponse<InboxBody<Name>>> {
    const path = `/v1/${operation}`
    const body = JSON.stringify(input)
    const seconds = tampering.signedAt ?? Math.floor(now() / 1000)
    const nonce = tampering.nonce ?? randomUUID()
    const signed = signedHeaders(actor, path, body, nonce, seconds, tampering.secret)
    const response = await fetch(`http://127.0.0.1:${port}${tampering.path ?? path}`, {
      method: 'POST',
      body: tampering.body ?? body,
      headers: {
        ...signed,
        ...(tampering.actor !== undefined && { 'x-inbox-actor': tampering.actor }),
        ...tampering.headers,
      },
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : null,
    }
  }
}

export interface TestInbox {
  readonly backend: TestBackend
  readonly ask: ReturnType<typeof inboxClient>
  readonly port: number
  readonly settings: ReturnType<typeof testSettings>
}

/** A backend with its inbox on a port of its own. */
export async function openTestInbox(changes: Partial<BackendDependencies> = {}): Promise<TestInbox> {
  const inbox = { secret: INBOX_SECRET, host: '127.0.0.1', port: 0 }
  const settings = changes.settings ?? testSettings({ inbox })
  const backend = await createTestBackend({ ...changes, settings })
  const port = await backend.listenForStaff()
  if (port === null) throw new Error('The inbox does not listen.')
  return { backend, port, settings, ask: inboxClient(port, changes.now) }
}
