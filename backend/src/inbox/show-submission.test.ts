import { expect, test } from 'vitest'
import {
  contact,
  fileField,
  openAdminBesideSite,
  send,
  sendWithFile,
} from '../../testing/admin-beside-site.ts'
import { testActor } from '../../testing/inbox-client.ts'
import { INBOX_PERMISSIONS } from './actor.ts'
import { CAPS, consumeCap } from './caps.ts'
import { isRefusal } from './refusal.ts'
import { showSubmission } from './show-submission.ts'

test('T117: how many submissions a person opens in an hour is capped and counted', async () => {
  const { backend, context } = await openAdminBesideSite()
  const id = await send(backend, contact)
  const capped: string[] = []
  const inbox = { ...context, onCapped: (cap: string) => void capped.push(cap) }
  const [reader, other] = [testActor(['read'], [contact.name], '1'), testActor(['read'], [contact.name], '2')]
  for (let count = 1; count < CAPS.show; count++) await consumeCap(inbox, reader, 'show')
  expect(await showSubmission(inbox, reader, { id })).toMatchObject({ item: { reference: id } })
  expect(capped).toEqual([])
  expect(await showSubmission(inbox, reader, { id })).toMatchObject({ refused: 'capped' })
  expect(capped).toEqual(['show'])
  expect(await showSubmission(inbox, other, { id })).toMatchObject({ item: { reference: id } })
})

test('T117: files are opened and inspected only for those who may use them', async () => {
  const { backend, context } = await openAdminBesideSite()
  const content = '%PDF-1.7 1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj'
  const id = await sendWithFile(backend, content)
  const shownTo = async (actor: ReturnType<typeof testActor>) => {
    const shown = await showSubmission(context, actor, { id })
    return isRefusal(shown) ? shown : shown.files
  }
  const file = { field: fileField, size: content.length, readable: true }
  expect(await shownTo(testActor())).toMatchObject([{ ...file, remarks: ['runs scripts'] }])
  const withoutFiles = testActor(INBOX_PERMISSIONS.filter((one) => one !== 'files'))
  expect(await shownTo(withoutFiles)).toMatchObject([{ ...file, remarks: [] }])
})
