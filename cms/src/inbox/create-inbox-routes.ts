import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import type { AdminUser } from '../access/acting-user.ts'
import type { Settings } from '../settings.ts'
import { findColleagues } from './find-colleagues.ts'
import { inboxActor, type InboxActor } from './inbox-actor.ts'
import type { InboxPermission } from './inbox-permissions.ts'
import { createInboxClient } from './inbox-client.ts'
import { failure } from './inbox-failure.ts'
import { DOWNLOADS, OPERATIONS, type Operation } from './operations.ts'
import type { Ability } from './permitted-forms.ts'
import { readBodyInput, readHeaderInput } from './read-input.ts'
import { forbidStoring, respondFailure, respondFile, respondJson } from './respond.ts'

type Handler = (ctx: Context, actor: InboxActor) => Promise<void>
type InboxSettings = Pick<Settings, 'inbox' | 'inboxSensitiveUsers'>

/** Part of the state that Strapi's authentication sets. */
interface SignedIn {
  readonly user: AdminUser
  readonly userAbility: Ability
  readonly auth: { readonly strategy: { readonly name: string } }
}

/**
 * The routes of the inbox in the admin panel. Each passes an operation on to the backend, signed, together with who
 * asks and what they may do.
 */
export function createInboxRoutes(
  strapi: Core.Strapi,
  { inbox, inboxSensitiveUsers }: InboxSettings,
): Core.Router {
  const client = createInboxClient(inbox)

  async function pass(ctx: Context, operation: Operation, input: object | null, actor: InboxActor) {
    if (input === null) return respondFailure(ctx, failure(400, 'invalid', 'The request is not valid JSON.'))
    const result = await client.send(operation, input, actor)
    if (!result.ok) return respondFailure(ctx, result.failure)
    return operation in DOWNLOADS ? respondFile(ctx, result.response) : respondJson(ctx, result.response)
  }

  function route(
    method: 'GET' | 'POST',
    name: string,
    action: InboxPermission,
    handler: Handler,
  ): Core.Route {
    return {
      method,
      path: `/${name}`,
      info: { type: 'admin' },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
      handler: async (ctx: Context) => {
        forbidStoring(ctx)
        const actor = readActor(ctx, inboxSensitiveUsers)
        if (actor === null || actor.permissions[action].length === 0)
          return respondFailure(ctx, failure(403, 'forbidden', 'Your role does not permit this.'))
        return handler(ctx, actor)
      },
    }
  }

  return {
    type: 'admin',
    prefix: '/inbox',
    routes: [
      ...entriesOf(OPERATIONS).map(([name, action]) =>
        route('POST', name, action, (ctx, actor) => pass(ctx, name, readBodyInput(ctx), actor)),
      ),
      ...entriesOf(DOWNLOADS).map(([name, action]) =>
        route('GET', name, action, (ctx, actor) => pass(ctx, name, readHeaderInput(ctx), actor)),
      ),
      route('POST', 'colleagues', 'read', async (ctx, actor) => {
        ctx.body = {
          me: { id: actor.id, name: actor.name },
          colleagues: await findColleagues(strapi, actor.permissions.read),
        }
      }),
    ],
  }
}

/**
 * Null unless a person is signed in: a token of the panel's API belongs to no person who could be named in the audit
 * log.
 */
function readActor(ctx: Context, sensitiveUsers: readonly string[]): InboxActor | null {
  const { user, userAbility, auth } = ctx.state as SignedIn
  if (auth.strategy.name !== 'admin') return null
  return inboxActor(user, userAbility, sensitiveUsers)
}

function entriesOf<Name extends string>(table: Readonly<Record<Name, InboxPermission>>) {
  return Object.entries(table) as [Name, InboxPermission][]
}
