import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { accountOf, attemptOf, type Attempt } from '../sign-in/entry-points.ts'
import { KNOWN_DEVICE_COOKIE, KNOWN_DEVICE_SECONDS } from '../sign-in/known-device.ts'
import { knownDevices, signInLimits } from '../sign-in/limits-of-this-process.ts'
import { refuseAttempt } from '../sign-in/refuse-attempt.ts'

const SESSION_COOKIE = 'strapi_admin_refresh'

/** Bounds guessing at every endpoint that checks a password, a token from a mail or a session. Stands before Strapi's own limits. */
const limitSignIn: Core.MiddlewareFactory = () => async (ctx, next) => {
  const attempt = attemptOf(ctx.method, ctx.path)
  if (attempt === null) return next()
  const account = accountOf(ctx.request.body)
  const reserved = signInLimits.reserve(attempt, {
    address: ctx.request.ip,
    account,
    deviceCookie: ctx.cookies.get(KNOWN_DEVICE_COOKIE, { signed: false }),
    sessionCookie: ctx.cookies.get(SESSION_COOKIE, { signed: false }),
  })
  if (!reserved.ok) return refuseAttempt(ctx, reserved.retryAfterSeconds)
  await next()
  if (!proves(attempt, ctx.status)) return
  reserved.release()
  if (attempt.kind === 'password') remember(ctx, account)
}

export default limitSignIn

function proves({ successProves }: Attempt, status: number): boolean {
  return successProves && status < 400
}

function remember(ctx: Context, account: string): void {
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
