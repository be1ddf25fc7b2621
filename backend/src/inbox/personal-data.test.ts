import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { testActor } from '../../testing/inbox-client.ts'
import { jsonAnswers } from '../../testing/test-backend.ts'
import { shareTestInbox } from '../../testing/share-test-inbox.ts'
import { STAFF_LIMITS } from './staff-limits.ts'

const shared = shareTestInbox()
/** So many digits that no id and no time contains them by chance. */
const IBAN_DIGITS = /0002 ?0123 ?1234/

test('T117: sensitive answers are masked, revealed one by one, audited, and limited per person and hour', async () => {
  const { inbox, ana, received, somebody } = shared()
  const form = ALL_FORMS.find(({ fields }) => Object.values(fields).some(({ advice }) => advice === 'iban'))!
  const [iban] = Object.entries(form.fields).find(([, { advice }]) => advice === 'iban')!
  const { id, reference } = await received({ [iban]: 'PT50 0002 0123 1234 5678 9015 5' }, form)
  const shown = await inbox.ask(ana, 'show', { id })
  expect(shown.text).not.toMatch(IBAN_DIGITS)
  const answers = shown.body.sections.flatMap((section) => section.answers)
  expect(answers).toContainEqual(
    expect.objectContaining({
      field: iban,
      masked: true,
      text: '',
      remark: expect.stringContaining('check digits'),
    }),
  )
  const cappedReveals = async () => (await inbox.backend.metrics()).inbox.capped['reveal'] ?? 0
  const cappedBefore = await cappedReveals()
  const curious = somebody()
  for (let count = 0; count < inbox.settings.inboxRevealsPerHour; count++) {
    const { status, body } = await inbox.ask(curious, 'reveal', { id, field: iban })
    expect([status, body.text]).toEqual([200, 'PT50 0002 0123 1234 5678 9015 5'])
  }
  const capped = await inbox.ask(curious, 'reveal', { id, field: iban })
  expect([capped.status, capped.body.code]).toEqual([429, 'capped'])
  expect(Number(capped.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await inbox.ask(somebody(), 'reveal', { id, field: iban })).status).toBe(200)
  expect((await cappedReveals()) - cappedBefore).toBe(1)
  const { events } = (await inbox.ask(ana, 'audit', { reference, action: 'reveal', limit: 200 })).body
  expect(events).toHaveLength(inbox.settings.inboxRevealsPerHour + 1)
  expect(JSON.stringify(events)).not.toMatch(IBAN_DIGITS)
  expect((await inbox.ask(ana, 'reveal', { id, field: 'companyName' })).status).toBe(404)
})

test('exports hold sensitive answers only where they were chosen and may be revealed', async () => {
  const { inbox, ana, received, somebody } = shared()
  await received({ firstName: '=cmd()', lastName: 'Exportson' })
  const filter = { search: 'exportson' }
  const csv = await inbox.ask(somebody(), 'export', { format: 'csv', filter })
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="submissions-.*\.csv"$/u)
  expect(csv.headers.get('x-content-type-options')).toBe('nosniff')
  expect(csv.text).toContain("'=cmd()")
  const form = ALL_FORMS.find(({ name }) => name === 'investor')!
  await received({ lastName: 'Phoneson', phoneNumber: '+351 912 000 111' }, form)
  const investors = { forms: ['investor'], search: 'phoneson' }
  const request = (fields?: string[]) => ({ format: 'ndjson', filter: investors, ...(fields && { fields }) })
  expect((await inbox.ask(somebody(), 'export', request())).text).not.toMatch(/912 ?000/)
  const chosen = await inbox.ask(somebody(), 'export', request(['phoneNumber']))
  expect(JSON.parse(chosen.text).answers).toEqual({ phoneNumber: '+351 912 000 111' })
  const withoutReveal = { ...testActor(['read', 'export']), id: 'without-reveal' }
  const hidden = await inbox.ask(withoutReveal, 'export', request(['phoneNumber']))
  expect(JSON.parse(hidden.text).answers).toEqual({ phoneNumber: '(hidden)' })
  expect((await inbox.ask(somebody(), 'export', request(['nonsense']))).status).toBe(400)
  const eager = somebody()
  for (let count = 0; count < STAFF_LIMITS.export; count++)
    expect((await inbox.ask(eager, 'export', request())).status).toBe(200)
  expect((await inbox.ask(eager, 'export', request())).status).toBe(429)
  const { events } = (await inbox.ask(ana, 'audit', { actor: eager.id, action: 'export' })).body
  expect(events[0]!.details).toMatchObject({ count: 1, format: 'ndjson', forms: ['investor'] })
  expect(JSON.stringify(events)).not.toContain('hone')
})

test('T159: a sensitive answer in an export counts as one that is shown, in however many exports', async () => {
  const { inbox, ana, received, somebody } = shared()
  const form = ALL_FORMS.find(({ name }) => name === 'investor')!
  const perHour = inbox.settings.inboxRevealsPerHour
  const receive = async (count: number) => {
    for (let index = 0; index < count; index++) await received({ lastName: 'Loopson' }, form)
  }
  const curious = somebody()
  const exported = (fields: string[], actor = curious) =>
    inbox.ask(actor, 'export', {
      format: 'ndjson',
      filter: { forms: ['investor'], search: 'loopson' },
      fields,
    })
  await receive(25)
  for (let count = 0; count < 2; count++) expect((await exported(['phoneNumber'])).status).toBe(200)
  const capped = await exported(['phoneNumber'])
  expect([capped.status, capped.body.code]).toEqual([429, 'capped'])
  expect(capped.body.message).toContain('25 sensitive answers')
  expect(Number(capped.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect((await exported(['lastName'])).status).toBe(200)
  const { id } = await received({ lastName: 'Other' }, form)
  for (let count = 0; count < perHour - 50; count++)
    expect((await inbox.ask(curious, 'reveal', { id, field: 'phoneNumber' })).status).toBe(200)
  expect((await inbox.ask(curious, 'reveal', { id, field: 'phoneNumber' })).status).toBe(429)
  const { events } = (await inbox.ask(ana, 'audit', { actor: curious.id, action: 'export' })).body
  expect(events.map(({ details }: { details: object }) => details)).toMatchObject([
    { count: 25, sensitiveAnswers: 0 },
    { count: 25, sensitiveAnswers: 25 },
    { count: 25, sensitiveAnswers: 25 },
  ])
  await receive(perHour - 24)
  const rejected = await exported(['phoneNumber'], somebody())
  expect([rejected.status, rejected.body.code]).toEqual([409, 'not-possible'])
  expect(
    (await exported(['phoneNumber'], { ...testActor(['read', 'export']), id: 'blind' })).text,
  ).not.toContain(String(jsonAnswers(form)['phoneNumber']))
})

test('a person is erased after a preview, with the address typed again; the audit log keeps no answer', async () => {
  const { inbox, ana, received } = shared()
  const email = 'Erased.Person@example.com'
  const { id, reference } = await received({ email, lastName: 'Eraseson' })
  await inbox.ask(ana, 'note', { id, text: 'Wants to be erased' })
  const preview = (await inbox.ask(ana, 'erase-preview', { email })).body
  expect(preview).toMatchObject({ total: 1, mayErase: true, submissions: [{ reference, form: 'contact' }] })
  const wrong = { email, confirmation: 'other@example.com', expected: 1 }
  expect((await inbox.ask(ana, 'erase', wrong)).body.code).toBe('not-possible')
  expect((await inbox.ask(ana, 'erase', { ...wrong, confirmation: email, expected: 2 })).body.code).toBe(
    'not-possible',
  )
  expect((await inbox.ask(ana, 'show', { id })).status).toBe(200)
  const erased = await inbox.ask(ana, 'erase', { email, confirmation: email.toLowerCase(), expected: 1 })
  expect(erased.body.receipt).toMatchObject({ submissions: 1, notes: 1, replies: 0, tracesRemoved: true })
  expect((await inbox.ask(ana, 'show', { id })).body.code).toBe('not-found')
  expect((await inbox.ask(ana, 'list', { search: 'eraseson' })).body.items).toEqual([])
  const { text } = await inbox.ask(ana, 'audit', { limit: 200 })
  for (const word of ['rased.', 'raseson', 'example.com', 'Wants']) expect(text).not.toContain(word)
  expect((await inbox.ask(ana, 'audit', { action: 'erase' })).body.events[0]!.details).toMatchObject({
    submissions: 1,
  })
})

test('T119: nothing personal is logged, and hostile texts come back as they were typed', async () => {
  const { inbox, ana, received } = shared()
  const hostile = '<img src=x onerror=alert(1)>\u202Eevil'
  const { id } = await received({ firstName: hostile, message: `${hostile}\n`.repeat(10) })
  const { headers, body } = await inbox.ask(ana, 'show', { id })
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.item.name).toContain('<img src=x onerror=alert(1)>')
  expect(JSON.stringify(inbox.backend.log.lines)).not.toContain('img')
})
