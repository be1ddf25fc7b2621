import { createHmac } from 'node:crypto'
import { settings } from '../settings.ts'
import { createKnownDevices } from './known-device.ts'
import { createSignInLimits } from './sign-in-limits.ts'

const { adminJwt } = settings.secrets

/** The counters that all middlewares share: the content service is one process. */
export const knownDevices = createKnownDevices(
  createHmac('sha256', adminJwt).update('known devices').digest('base64url'),
)
/** Attempts to sign in, or to prove a password otherwise, by client address and account. */
export const signInLimits = createSignInLimits({ devices: knownDevices, sessionSecret: adminJwt })
