import type { Core } from '@strapi/strapi'
import { KNOWN_DEVICE_COOKIE } from '../sign-in/known-device.ts'
import { signInLimits } from '../sign-in/shared-sign-in-limits.ts'
import { rejectAttempt } from '../sign-in/reject-attempt.ts'

/** Limits attempts to change a password: it requires the current one, which a stolen session could guess here. */
const rateLimitPasswordChange: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (!checksPassword(ctx.request.body)) return next()
  const reservation = signInLimits.reserve(
    { kind: 'password', successProves: true },
    {
      clientAddress: ctx.request.ip,
      account: ctx.state.user?.email ?? '',
      deviceCookie: ctx.cookies.get(KNOWN_DEVICE_COOKIE, { signed: false }),
      sessionCookie: undefined,
    },
  )
  if (!reservation.ok) return rejectAttempt(ctx, reservation.retryAfterSeconds)
  await next()
  if (ctx.status < 400) reservation.release()
}

export default rateLimitPasswordChange

function checksPassword(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'currentPassword' in body
}
