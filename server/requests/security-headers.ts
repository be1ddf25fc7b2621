/** Nothing may load, run or frame: for every answer that does not state a policy of its own. */
const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const NO_FEATURES = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')

/** Told to robots and readers of shared links, which live on other origins. */
const SHARED_IMAGES = /^\/(?:share|icons)\//

const HSTS = 'max-age=63072000'
const hsts = { value: HSTS }

/**
 * Set once, before anything is answered: whether browsers must insist on https for all names below the site's as well.
 * It is a property of the whole process, as HSTS is one of the whole host.
 */
export function setHsts({ includeSubdomains }: { readonly includeSubdomains: boolean }): void {
  hsts.value = includeSubdomains ? `${HSTS}; includeSubDomains` : HSTS
}

/**
 * Completes an answer's headers with the security headers it has not set itself.
 *
 * @param siteUrl decides over HSTS: only an https site may insist on https.
 */
export function secure(headers: Headers, path: string, siteUrl: string): void {
  for (const [name, value] of securityHeaders(path, siteUrl)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  if (!headers.get('content-security-policy')?.includes("frame-ancestors 'none'"))
    headers.delete('x-frame-options')
}

/** The headers of every answer, also of those that Node writes before the site is asked. */
export function securityHeaders(path: string, siteUrl: string): readonly (readonly [string, string])[] {
  return [
    ['content-security-policy', BARE_POLICY],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', SHARED_IMAGES.test(path) ? 'cross-origin' : 'same-origin'],
    ['cross-origin-embedder-policy', 'credentialless'],
    ['permissions-policy', NO_FEATURES],
    ...(siteUrl.startsWith('https:') ? [['strict-transport-security', hsts.value] as const] : []),
  ]
}
