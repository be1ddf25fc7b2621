import { expect, test } from 'vitest'
import { INBOX_PERMISSIONS } from '../../backend/src/inbox/actor.ts'
import { readActor } from '../../backend/src/inbox/api/read-actor.ts'
import { INBOX_PERMISSIONS as OF_CONTENT_SERVICE } from '../../cms/src/inbox/inbox-permissions.ts'

test('backend and content service know the same permissions of the inbox', () => {
  expect(OF_CONTENT_SERVICE).toEqual(INBOX_PERMISSIONS)
})

test('the backend accepts each permission that the content service signs', () => {
  const permissions = Object.fromEntries(OF_CONTENT_SERVICE.map((permission) => [permission, ['contact']]))
  const actor = { id: '1', name: 'Ada', permissions }
  const header = Buffer.from(JSON.stringify(actor)).toString('base64url')
  expect(readActor(header)).toEqual(actor)
})
