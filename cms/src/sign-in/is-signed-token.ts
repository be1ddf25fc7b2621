import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether the token (JSON Web Token, HS256) has a valid signature, so that it was not guessed. Does not check its
 * expiry, which is left to Strapi.
 */
export function isSignedToken(token: string | undefined, secret: string): boolean {
  const [header = '', payload = '', signature = '', ...rest] = token?.split('.') ?? []
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url')
  if (rest.length > 0 || signature.length !== expected.length) return false
  return timingSafeEqual(Buffer.from(signature, 'latin1'), Buffer.from(expected, 'latin1'))
}
