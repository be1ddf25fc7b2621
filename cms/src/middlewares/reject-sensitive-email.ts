import type { Core } from '@strapi/strapi'
import { claimsSensitiveEmail } from '../inbox/claims-sensitive-email.ts'
import { settings } from '../settings.ts'

/**
 * Rejects a change of the email address of the own account to one that INBOX_SENSITIVE_USERS lists: until its owner has
 * an account, anybody else could take it, and with it the right to show sensitive answers, export and erase.
 */
const rejectSensitiveEmail: Core.MiddlewareFactory = () => async (ctx, next) => {
  const email: string = ctx.state.user?.email ?? ''
  if (claimsSensitiveEmail(ctx.request.body, email, settings.inboxSensitiveUsers))
    return ctx.forbidden('Only an administrator can give an account this email address.')
  await next()
}

export default rejectSensitiveEmail
