import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { expect, test } from 'vitest'
import {
  contact,
  fileField,
  openAdminBesideSite,
  send,
  sendWithFile,
} from '../../testing/admin-beside-site.ts'
import { testActor } from '../../testing/inbox-client.ts'
import { exampleSubmission } from '../../tests/storage-contract/example-submission.ts'
import { formVersion } from '../submissions/form-version.ts'
import { INBOX_PERMISSIONS } from './actor.ts'
import { STAFF_LIMITS, consumeStaffLimit } from './staff-limits.ts'
import { isRejected } from './rejected-operation.ts'
import { revealAnswer } from './reveal-answer.ts'
import { showSubmission } from './show-submission.ts'

test('T117: how many submissions a person opens in an hour is capped and counted', async () => {
  const { backend, context } = await openAdminBesideSite()
  const [id, another] = [await send(backend, contact), await send(backend, contact)]
  const capped: string[] = []
  const inbox = { ...context, onLimitReached: (cap: string) => void capped.push(cap) }
  const [reader, other] = [testActor(['read'], [contact.name], '1'), testActor(['read'], [contact.name], '2')]
  for (let count = 1; count < STAFF_LIMITS.show; count++) await consumeStaffLimit(inbox, reader, 'show')
  expect(await showSubmission(inbox, reader, { id })).toMatchObject({ item: { reference: id } })
  expect(await showSubmission(inbox, reader, { id })).toMatchObject({ item: { reference: id } })
  expect(capped).toEqual([])
  expect(await showSubmission(inbox, reader, { id: another })).toMatchObject({ rejected: 'capped' })
  expect(capped).toEqual(['show'])
  expect(await showSubmission(inbox, other, { id })).toMatchObject({ item: { reference: id } })
})

test('T117: files are opened and inspected only for those who may use them', async () => {
  const { backend, context } = await openAdminBesideSite()
  const content = '%PDF-1.7 1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj'
  const id = await sendWithFile(backend, content)
  const shownTo = async (actor: ReturnType<typeof testActor>) => {
    const shown = await showSubmission(context, actor, { id })
    return isRejected(shown) ? shown : shown.files
  }
  const file = { field: fileField, size: content.length, readable: true }
  expect(await shownTo(testActor())).toMatchObject([{ ...file, remarks: ['runs scripts'] }])
  const withoutFiles = testActor(INBOX_PERMISSIONS.filter((one) => one !== 'files'))
  expect(await shownTo(withoutFiles)).toMatchObject([{ ...file, remarks: [] }])
})

test('a submission is shown as its form was when it was answered: title, sections, labels and what is sensitive', async () => {
  const { context } = await openAdminBesideSite()
  const earlier = formVersion(
    {
      ...contact,
      title: 'Write to us',
      sections: contact.sections.map((section) => ({ ...section, title: 'Your words' })),
      fields: {
        ...contact.fields,
        message: { ...contact.fields['message']!, label: 'What is it about?', sensitive: true },
      },
    },
    context.now(),
  )
  await context.storage.saveFormVersions([earlier])
  const answers = { ...filledAnswers(contact), message: 'As it was asked then' }
  const stored = exampleSubmission({
    formVersion: earlier.version,
    answers: JSON.stringify(answers),
    deliveries: [],
  })
  await context.storage.acceptSubmission(stored)
  expect(await showSubmission(context, testActor(), { id: stored.id })).toMatchObject({
    title: 'Write to us',
    sections: [
      {
        title: 'Your words',
        answers: expect.arrayContaining([
          expect.objectContaining({ field: 'message', label: 'What is it about?', masked: true, text: '' }),
        ]),
      },
    ],
  })
  expect(await revealAnswer(context, testActor(), { id: stored.id, field: 'message' })).toMatchObject({
    text: 'As it was asked then',
  })
})

test('others from the same address are counted in the forms that the person may read, up to a hundred', async () => {
  const { backend, context } = await openAdminBesideSite()
  const from = (email: string) => send(backend, contact, { email })
  const [id, alone] = [await from('ana@example.com'), await from('rui@example.com')]
  const duplicatesOf = async (reference: string, actor = testActor()) => {
    const shown = await showSubmission(context, actor, { id: reference })
    return isRejected(shown) ? shown.rejected : shown.duplicates
  }
  expect([await duplicatesOf(id), await duplicatesOf(alone)]).toEqual([0, 0])
  await from('Ana@example.com')
  expect([await duplicatesOf(id), await duplicatesOf(alone)]).toEqual([1, 0])
  for (let index = 0; index < 100; index++) await from('ana@example.com')
  expect(await duplicatesOf(id)).toBe(100)
  expect(await duplicatesOf(id, testActor(['read'], [contact.name], 'reader'))).toBe(100)
})
