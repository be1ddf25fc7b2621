interface Addresses {
  /** CMS_PUBLIC_URL; '' if unset. */
  readonly publicUrl: string
  readonly siteUrl: string
}

interface PanelRequest {
  /** The headers Host and Origin; '' if missing. */
  readonly host: string
  readonly origin: string
}

/**
 * The origin under which an editor has opened the panel: what the browser states if it is the panel's own, else from
 * the URL that the request was sent to. '' if that is not a URL. The preview may be framed there, so nothing
 * else counts.
 */
export function panelOrigin({ host, origin }: PanelRequest, { publicUrl }: Addresses): string {
  const stated = URL.parse(origin)
  const published = URL.parse(publicUrl)
  const isWeb = stated?.origin === origin && /^https?:/.test(origin)
  if (isWeb && (stated.host === host || origin === published?.origin)) return origin
  if (published?.host === host) return published.origin
  return URL.parse(`http://${host}`)?.origin ?? ''
}

/**
 * The site's URL in that editor's browser. By default that is `localhost`, which on another machine, or beside a panel
 * opened under another name, would be another place: then the site has the panel's host name.
 */
export function siteUrlBeside(panel: string, { siteUrl }: Addresses): string {
  const [site, opened] = [URL.parse(siteUrl), URL.parse(panel)]
  if (site?.protocol !== 'http:' || opened?.protocol !== 'http:' || !isLoopback(site.hostname)) return siteUrl
  site.hostname = opened.hostname
  return site.origin
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
