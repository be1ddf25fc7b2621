/** Allows nothing to load, run or frame: for every response without a policy of its own. */
const DENY_ALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

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

/** Images that other origins must be able to load, e.g. previews of shared links. */
const SHARED_IMAGES = /^\/(?:share|icons|media)\//

const HSTS = 'max-age=63072000'
const hsts = { value: HSTS }

/**
 * Sets whether HSTS includes subdomains. Called once, before the first response: HSTS applies to the whole host, and so
 * to the whole process.
 */
export function setHsts({ includeSubdomains }: { readonly includeSubdomains: boolean }): void {
  hsts.value = includeSubdomains ? `${HSTS}; includeSubDomains` : HSTS
}

/**
 * Adds the security headers that a response has not set itself.
 *
 * @param siteUrl HSTS is sent only if it begins with https.
 */
export function addSecurityHeaders(headers: Headers, path: string, siteUrl: string): void {
  for (const [name, value] of securityHeaders(path, siteUrl)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  if (!headers.get('content-security-policy')?.includes("frame-ancestors 'none'"))
    headers.delete('x-frame-options')
}

/** Headers of every response, also of those sent before the site handles the request. */
export function securityHeaders(path: string, siteUrl: string): readonly (readonly [string, string])[] {
  return [
    ['content-security-policy', DENY_ALL_POLICY],
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
