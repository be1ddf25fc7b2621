const VALID_FOR_MS = 180 * 24 * 60 * 60 * 1000

interface SecurityTextDependencies {
  readonly siteUrl: string
  /** `mailto:…` or `https://…`; null: the file is not served. */
  readonly securityContact: string | null
  readonly now?: () => number
}

/** /.well-known/security.txt (RFC 9116): where to report vulnerabilities. null without a configured contact. */
export function securityText({
  siteUrl,
  securityContact,
  now = Date.now,
}: SecurityTextDependencies): Response | null {
  if (securityContact === null) return null
  const expires = `${new Date(now() + VALID_FOR_MS).toISOString().slice(0, 10)}T00:00:00Z`
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
