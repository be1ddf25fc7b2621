import { objectStore, type ObjectStore } from '@beam/environment/settings/object-store.ts'
import { expect, it } from 'vitest'
import { knownDestinations } from './known-destinations.ts'

const NOTHING = { siteUrls: [], inbox: null, databaseUrl: null, uploads: null, outgoing: [] }

it('T138: database and object store of the settings may be reached, and nothing else on their hosts', () => {
  const uploads = objectStore('s3://key:secret@s3.example.com/images') as ObjectStore
  const databaseUrl = 'postgres://user:password@db.example.com/content'
  expect(knownDestinations({ ...NOTHING, uploads, databaseUrl })).toEqual([
    { host: 'db.example.com', port: 5432 },
    { host: 's3.example.com', port: 443 },
  ])
  expect(knownDestinations(NOTHING)).toEqual([])
})

it('a bucket in the host name is its own destination', () => {
  const uploads = objectStore('s3://key:secret@s3.example.com:9000/images?path-style=false') as ObjectStore
  expect(knownDestinations({ ...NOTHING, uploads })).toEqual([{ host: 'images.s3.example.com', port: 9000 }])
})
