import type { Footer } from '@beam/content/model/footer.ts'

type Stores = Pick<Footer, 'appStoreUrl' | 'googlePlayUrl'>

/** Only these: an editor must not be able to make our URL lead anywhere (decision 40). */
const APP_STORE_HOSTS = ['apps.apple.com', 'itunes.apple.com']
const GOOGLE_PLAY_HOSTS = ['play.google.com']

/**
 * The address of the store for a phone; null for other devices, and if the store's address is missing or on a host that
 * is neither the store's nor in `otherHosts`.
 */
export function findAppStoreUrl(
  userAgent: string,
  stores: Stores,
  otherHosts: readonly string[],
): string | null {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent))
    return ifOn([...APP_STORE_HOSTS, ...otherHosts], stores.appStoreUrl)
  if (/\bAndroid\b/.test(userAgent)) return ifOn([...GOOGLE_PLAY_HOSTS, ...otherHosts], stores.googlePlayUrl)
  return null
}

function ifOn(hosts: readonly string[], url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, host } = new URL(url)
  return protocol === 'https:' && hosts.includes(host) ? url : null
}
