import { integer, matching, oneOf, httpUrl } from '../../environment/settings/parsers.ts'
import type { SettingsReader } from '../../environment/settings/settings-reader.ts'

/** How a CDN is notified of changes. */
export type CdnSettings = NonNullable<ReturnType<typeof cdnSettings>>

const headerName = matching(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, 'must be the name of a header')
const headerValue = matching(/^[\x21-\x7E]+(?: [\x21-\x7E]+)*$/, 'must be printable ASCII')
const purgeMethod = oneOf(['POST', 'PUT', 'DELETE', 'PURGE', 'BAN'])

/** null without a CDN: then nothing is declared for CDNs, since they would show pages after a change. */
export function cdnSettings({ optional, withDefault }: SettingsReader) {
  const url = optional('CDN_PURGE_URL', httpUrl)
  const settings = {
    method: withDefault('CDN_PURGE_METHOD', purgeMethod, 'POST'),
    tagHeader: withDefault('CDN_PURGE_HEADER', headerName, 'Surrogate-Key'),
    token: optional('CDN_PURGE_TOKEN', headerValue) ?? null,
    tokenHeader: withDefault('CDN_PURGE_TOKEN_HEADER', headerName, 'Authorization'),
    maxAgeSeconds: withDefault('CDN_MAX_AGE_SECONDS', integer(1), 300),
  }
  return url === undefined ? null : { url, ...settings }
}
