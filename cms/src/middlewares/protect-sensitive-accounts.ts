import type { Core } from '@strapi/strapi'
import { takesOverSensitiveAccount } from '../inbox/takes-over-sensitive-account.ts'
import { settings } from '../settings.ts'

/**
 * Rejects changes by which an administrator who is not listed in INBOX_SENSITIVE_USERS would act as somebody who is:
 * Strapi lets administrators set the password and the address of every account.
 */
const protectSensitiveAccounts: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const { body } = ctx.request as { body?: { ids?: unknown } }
    const isBulk = ctx.params.id === undefined
    const ids = [isBulk ? (body?.ids ?? []) : ctx.params.id].flat().map(Number).filter(Number.isSafeInteger)
    const accounts: { email: string }[] = await strapi.db
      .query('admin::user')
      .findMany({ select: ['email'], where: { id: { $in: ids } } })
    const change = {
      actor: ctx.state.user?.email ?? '',
      targets: accounts.map(({ email }) => email),
      isDeletion: isBulk || ctx.method === 'DELETE',
      body,
    }
    if (takesOverSensitiveAccount(change, settings.inboxSensitiveUsers))
      return ctx.forbidden(
        'Only people listed in INBOX_SENSITIVE_USERS may change this account: it can show sensitive answers.',
      )
    await next()
  }

export default protectSensitiveAccounts
