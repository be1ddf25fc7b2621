/** Characters of a whole address. */
const ADDRESS_LIMIT = 4096
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i

export interface UnreadableAddress {
  readonly status: 400 | 414
  readonly message: string
}

/** What is too long, cannot be decoded, or holds control characters or a password is no address of a page. */
export function unreadableAddress(address: string): UnreadableAddress | null {
  if (address.length > ADDRESS_LIMIT) return { status: 414, message: 'This address is too long.' }
  const url = URL.parse(address)
  const isReadable = url !== null && url.username + url.password === '' && isReadablePath(url.pathname)
  return isReadable ? null : { status: 400, message: 'This address cannot be read.' }
}

function isReadablePath(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** The address that a request line and a Host header name; null when the host can be none. HTTP/1.0 knows no hosts. */
export function addressOf(target: string, host: string | undefined, siteUrl: string): string | null {
  if (host !== undefined && !HOST.test(host)) return null
  return target.startsWith('/') ? siteUrl + target : target
}
