import type { Core } from '@strapi/strapi'
import { KNOWN_DEVICE_COOKIE } from '../sign-in/known-device.ts'
import { signInLimits } from '../sign-in/limits-of-this-process.ts'
import { refuseAttempt } from '../sign-in/refuse-attempt.ts'

/** Changing one's password asks for the present one: whoever has stolen a session could guess it there. */
const limitPasswordChange: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (!asksForPassword(ctx.request.body)) return next()
  const reserved = signInLimits.reserve(
    { kind: 'password', successProves: true },
    {
      address: ctx.request.ip,
      account: ctx.state.user?.email ?? '',
      deviceCookie: ctx.cookies.get(KNOWN_DEVICE_COOKIE, { signed: false }),
      sessionCookie: undefined,
    },
  )
  if (!reserved.ok) return refuseAttempt(ctx, reserved.retryAfterSeconds)
  await next()
  if (ctx.status < 400) reserved.release()
}

export default limitPasswordChange

function asksForPassword(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'currentPassword' in body
}
