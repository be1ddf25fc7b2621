/** 'old-page/' → '/old-page'; null if it is not a path of this site. */
export function normalizePath(url: string): string | null {
  const path = `/${url
    .trim()
    .replace(/^\/(?!\/)/, '')
    .replace(/\/$/, '')}`
  return /^\/[^\s/?#\\][^\s?#\\]*$/.test(path) && !path.includes('//') ? path : null
}

/**
 * A path of this site, or a URL elsewhere; null when it is neither. A URL below `siteUrl` becomes a path.
 */
export function normalizeTarget(url: string, siteUrl: string): string | null {
  const target = withoutSite(url.trim(), siteUrl)
  if (/^https?:/i.test(target)) return isPlainUrl(target) ? target : null
  if (target === '/') return target
  if (!/^\/[^\s/\\][^\s\\]*$/.test(target)) return null
  return target.replace(/\/(?=$|[?#])/, '')
}

/** A URL without its query and fragment. */
export function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '')
}

function withoutSite(target: string, siteUrl: string): string {
  if (target === siteUrl) return '/'
  return target.startsWith(`${siteUrl}/`) ? target.slice(siteUrl.length) : target
}

/** Without a user name, which would disguise the host. */
function isPlainUrl(target: string): boolean {
  const url = /^https?:\/\/[^\s/\\]+[^\s\\]*$/i.test(target) ? URL.parse(target) : null
  return url !== null && url.username === '' && url.password === ''
}
