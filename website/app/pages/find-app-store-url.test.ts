import { expect, test } from 'vitest'
import { findAppStoreUrl } from './find-app-store-url.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const stores = {
  appStoreUrl: 'https://apps.apple.com/app/id1',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=a',
}

test('a phone is led to its own store, any other device to none', () => {
  expect(findAppStoreUrl(IPHONE, stores, [])).toBe(stores.appStoreUrl)
  expect(findAppStoreUrl(ANDROID, stores, [])).toBe(stores.googlePlayUrl)
  expect(findAppStoreUrl(DESKTOP, stores, [])).toBeNull()
  expect(findAppStoreUrl('', stores, [])).toBeNull()
})

test.each([
  '',
  '/pay-in-store',
  'https://apps.apple.com.evil.example/',
  'https://evil.example/https://apps.apple.com/',
  'http://apps.apple.com/app/id1',
  'https://apps.apple.com:8443/app/id1',
  'https://play.google.com/store/apps/details?id=a',
])('no phone is led to %j', (appStoreUrl) => {
  expect(findAppStoreUrl(IPHONE, { ...stores, appStoreUrl }, [])).toBeNull()
})

test('hosts that redirects may lead to are allowed, too', () => {
  const elsewhere = { ...stores, googlePlayUrl: 'https://apps.example.com/android' }
  expect(findAppStoreUrl(ANDROID, elsewhere, [])).toBeNull()
  expect(findAppStoreUrl(ANDROID, elsewhere, ['apps.example.com'])).toBe('https://apps.example.com/android')
})
