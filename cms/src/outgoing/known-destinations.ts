import { storeUrl } from '@beam/environment/settings/object-store.ts'
import type { Settings } from '../settings.ts'
import { readDestination, type Destination } from './allowed-destinations.ts'

/** What the content service must be able to connect to: the site, its inbox, the database and the object store. */
export function knownDestinations(
  settings: Pick<Settings, 'siteUrls' | 'inbox' | 'databaseUrl' | 'uploads' | 'outgoing'>,
): Destination[] {
  const { siteUrls, inbox, databaseUrl, uploads, outgoing } = settings
  const urls = [...siteUrls, inbox?.url, databaseUrl, uploads && storeUrl(uploads)]
  return [...urls.flatMap((url) => (url ? (readDestination(url) ?? []) : [])), ...outgoing]
}
