import { expect, test } from 'vitest'
import { INBOX_PERMISSIONS } from '../../backend/src/inbox/actor.ts'
import { OPERATIONS } from '../../backend/src/inbox/api/operations.ts'
import { readActor } from '../../backend/src/inbox/api/read-actor.ts'
import { INBOX_PERMISSIONS as OF_CONTENT_SERVICE } from '../../cms/src/inbox/inbox-permissions.ts'
import { DOWNLOADS, OPERATIONS as PASSED_ON } from '../../cms/src/inbox/operations.ts'

test('the content service passes on every operation of the backend, and no other', () => {
  expect(Object.keys({ ...PASSED_ON, ...DOWNLOADS }).toSorted()).toEqual(Object.keys(OPERATIONS).toSorted())
})

test('backend and content service know the same permissions of the inbox', () => {
  expect(OF_CONTENT_SERVICE).toEqual(INBOX_PERMISSIONS)
})

test('the backend accepts each permission that the content service signs', () => {
  const permissions = Object.fromEntries(OF_CONTENT_SERVICE.map((permission) => [permission, ['contact']]))
  const actor = { id: '1', name: 'Ada', permissions }
  const header = Buffer.from(JSON.stringify(actor)).toString('base64url')
  expect(readActor(header)).toEqual(actor)
})
