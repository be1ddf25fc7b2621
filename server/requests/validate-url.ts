/** Characters of a complete URL. */
const MAX_URL_CHARACTERS = 4096
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i

interface InvalidUrl {
  readonly status: 400 | 414
  readonly message: string
}

/**
 * Rejects a URL that is too long, cannot be decoded, or contains control characters or credentials. null: it is valid.
 */
export function validateUrl(text: string): InvalidUrl | null {
  if (text.length > MAX_URL_CHARACTERS) return { status: 414, message: 'This address is too long.' }
  const url = URL.parse(text)
  const isValid = url !== null && url.username + url.password === '' && isValidPath(url.pathname)
  return isValid ? null : { status: 400, message: 'This address cannot be read.' }
}

function isValidPath(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** The URL of a request target; null when the Host header is invalid. HTTP/1.0 requires no host. */
export function requestUrl(target: string, host: string | undefined, siteUrl: string): string | null {
  if (host !== undefined && !HOST.test(host)) return null
  return target.startsWith('/') ? siteUrl + target : target
}
