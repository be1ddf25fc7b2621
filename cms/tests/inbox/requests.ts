import type { Core } from '@strapi/strapi'
import { createInboxRoutes } from '../../src/inbox/create-inbox-routes.ts'
import type { InboxPermission } from '../../src/inbox/inbox-permissions.ts'
import { DOWNLOADS, OPERATIONS } from '../../src/inbox/operations.ts'
import type { Editor } from '../sign-in.ts'

export const ACTIONS: Readonly<Record<string, InboxPermission>> = { ...OPERATIONS, ...DOWNLOADS }
/** Every route that the service registers, from the source: one that is added is tested without being named here. */
export const ROUTES = createInboxRoutes({} as Core.Strapi, {
  inbox: null,
  inboxSensitiveUsers: [],
}).routes.map(({ method, path }) => ({ method, operation: path.slice(1) }))
export const REQUESTS = ROUTES.flatMap(({ method, operation }) => {
  const action = ACTIONS[operation]
  return action ? [{ method, operation, action }] : []
})

/** Status and, for a POST, the response. */
export async function ask(who: Editor, method: string, operation: string, header = encode({})) {
  if (method === 'POST') return who.request('POST', `/inbox/${operation}`, {})
  const response = await who.fetch('GET', `/inbox/${operation}`, { 'x-inbox-input': header })
  return { status: response.status, body: await response.text() }
}

export function encode(input: object): string {
  return Buffer.from(JSON.stringify(input)).toString('base64url')
}
