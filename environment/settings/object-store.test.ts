import { expect, test } from 'vitest'
import { objectStore, storeUrl, type ObjectStore } from './object-store.ts'
import { InvalidSetting } from './parsers.ts'

test('a URL names store, bucket and key', () => {
  expect(objectStore('s3://key:a%2Fb%40c@s3.example.com/images?region=eu-central-1')).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'eu-central-1',
    bucket: 'images',
    accessKeyId: 'key',
    secretAccessKey: 'a/b@c',
    pathStyle: true,
  })
})

test('options choose http, a port, and the bucket as part of the host name', () => {
  const store = objectStore('s3://key:secret@127.0.0.1:9000/images?tls=false') as ObjectStore
  expect(storeUrl(store)).toBe('http://127.0.0.1:9000')
  const virtual = objectStore('s3://key:secret@s3.example.com/images?path-style=false') as ObjectStore
  expect(storeUrl(virtual)).toBe('https://images.s3.example.com')
})

test.each([
  'https://s3.example.com/images',
  's3://s3.example.com/images',
  's3://key:secret@s3.example.com',
  's3://key:secret@s3.example.com/two/parts',
  's3://key:secret@s3.example.com/images?public=true',
])('%s is invalid', (text) => {
  expect(objectStore(text)).toBeInstanceOf(InvalidSetting)
})
