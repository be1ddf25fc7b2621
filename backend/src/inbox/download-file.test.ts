import { expect, test } from 'vitest'
import {
  contact,
  fileField,
  openAdminBesideSite,
  send,
  sendWithFile,
} from '../../testing/admin-beside-site.ts'
import { testActor } from '../../testing/inbox-client.ts'
import { STAFF_LIMITS, consumeStaffLimit } from './staff-limits.ts'
import { isRejected } from './rejected-operation.ts'
import { downloadFile } from './download-file.ts'

const PDF = '%PDF-1.7 a CV'

test('T117: how many files a person downloads in an hour is capped, counted and audited', async () => {
  const { backend, context } = await openAdminBesideSite()
  const id = await sendWithFile(backend, PDF)
  const capped: string[] = []
  const inbox = { ...context, onLimitReached: (cap: string) => void capped.push(cap) }
  const download = async (actor = testActor()) => {
    const file = await downloadFile(inbox, actor, { id, field: fileField })
    return isRejected(file) ? file.rejected : new TextDecoder().decode(file.content)
  }
  for (let count = 1; count < STAFF_LIMITS.file; count++) await consumeStaffLimit(inbox, testActor(), 'file')
  expect(await download()).toBe(PDF)
  expect(await download()).toBe('capped')
  expect(capped).toEqual(['file'])
  expect(await download(testActor(undefined, undefined, 'another'))).toBe(PDF)
  const audited = await context.storage.listAudit({ forms: null, action: 'file', limit: 9 })
  expect(audited.map(({ actor, reference, details }) => [actor.id, reference, details])).toEqual([
    ['another', id, { field: fileField }],
    [testActor().id, id, { field: fileField }],
  ])
})

test('a file that does not exist, and one without permission, cost nothing', async () => {
  const { backend, context } = await openAdminBesideSite()
  const id = await send(backend, contact)
  expect(await downloadFile(context, testActor(), { id, field: fileField })).toMatchObject({
    rejected: 'not-found',
  })
  const reader = testActor(['read'])
  expect(await downloadFile(context, reader, { id, field: fileField })).toMatchObject({
    rejected: 'forbidden',
  })
  expect(await context.storage.listAudit({ forms: null, action: 'file', limit: 9 })).toEqual([])
})
