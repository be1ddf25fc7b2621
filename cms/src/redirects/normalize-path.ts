/** 'old-page/' → '/old-page'; null if it is not a path of this site. */
export function normalizePath(address: string): string | null {
  const path = `/${address
    .trim()
    .replace(/^\/(?!\/)/, '')
    .replace(/\/$/, '')}`
  return /^\/[^\s/?#\\][^\s?#\\]*$/.test(path) && !path.includes('//') ? path : null
}

/**
 * A path of this site, or a web address elsewhere; null when it is neither. An address below `siteUrl` becomes a path.
 */
export function normalizeTarget(address: string, siteUrl: string): string | null {
  const target = withoutSite(address.trim(), siteUrl)
  if (/^https?:/i.test(target)) return isPlainWebAddress(target) ? target : null
  if (target === '/') return target
  if (!/^\/[^\s/\\][^\s\\]*$/.test(target)) return null
  return target.replace(/\/(?=$|[?#])/, '')
}

/** An address without its query and fragment. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

function withoutSite(target: string, siteUrl: string): string {
  if (target === siteUrl) return '/'
  return target.startsWith(`${siteUrl}/`) ? target.slice(siteUrl.length) : target
}

/** Without a user name, which would disguise the host. */
function isPlainWebAddress(target: string): boolean {
  const url = /^https?:\/\/[^\s/\\]+[^\s\\]*$/i.test(target) ? URL.parse(target) : null
  return url !== null && url.username === '' && url.password === ''
}
