import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether Strapi signed this token (JSON Web Token, HS256), be it out of date: nobody guesses such a token. Whether it
 * still holds is for Strapi to say.
 */
export function isSignedToken(token: string | undefined, secret: string): boolean {
  const [header = '', payload = '', signature = '', ...rest] = token?.split('.') ?? []
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url')
  if (rest.length > 0 || signature.length !== expected.length) return false
  return timingSafeEqual(Buffer.from(signature, 'latin1'), Buffer.from(expected, 'latin1'))
}
