import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { accountOf, attemptOf, type Attempt } from '../sign-in/entry-points.ts'
import { KNOWN_DEVICE_COOKIE, KNOWN_DEVICE_SECONDS } from '../sign-in/known-device.ts'
import { knownDevices, signInLimits } from '../sign-in/shared-sign-in-limits.ts'
import { rejectAttempt } from '../sign-in/reject-attempt.ts'

const SESSION_COOKIE = 'strapi_admin_refresh'

/**
 * Limits guessing at every endpoint that checks a password, a token from an email or a session. Runs before Strapi's
 * own limits.
 */
const rateLimitSignIn: Core.MiddlewareFactory = () => async (ctx, next) => {
  const attempt = attemptOf(ctx.method, ctx.path)
  if (attempt === null) return next()
  const account = accountOf(ctx.request.body)
  const reservation = signInLimits.reserve(attempt, {
    clientAddress: ctx.request.ip,
    account,
    deviceCookie: ctx.cookies.get(KNOWN_DEVICE_COOKIE, { signed: false }),
    sessionCookie: ctx.cookies.get(SESSION_COOKIE, { signed: false }),
  })
  if (!reservation.ok) return rejectAttempt(ctx, reservation.retryAfterSeconds)
  await next()
  if (!provesSecret(attempt, ctx.status)) return
  reservation.release()
  if (attempt.kind === 'password') rememberDevice(ctx, account)
}

export default rateLimitSignIn

function provesSecret({ successProves }: Attempt, status: number): boolean {
  return successProves && status < 400
}

function rememberDevice(ctx: Context, account: string): void {
  ctx.cookies.set(KNOWN_DEVICE_COOKIE, knownDevices.cookieFor(account), {
    httpOnly: true,
    maxAge: KNOWN_DEVICE_SECONDS * 1000,
    overwrite: true,
    path: '/admin',
    sameSite: 'strict',
    secure: ctx.secure,
    signed: false,
  })
}
