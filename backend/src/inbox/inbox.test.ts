import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contact, mailsOf, send } from '../../testing/admin-beside-site.ts'
import {
  INBOX_SECRET,
  inboxClient,
  testActor,
  type TestActor,
  type TestInbox,
} from '../../testing/inbox-client.ts'
import { createTestLog } from '../../testing/test-log.ts'
import { testSettings } from '../../testing/test-settings.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackend } from '../create-backend.ts'
import { CAPS } from './caps.ts'

/** One for all tests of this file: each uses submissions of its own. */
let inbox: TestInbox
const folder = mkdtempSync(join(tmpdir(), 'beam-inbox-'))
const ana = testActor()

beforeAll(async () => {
  const listener = { secret: INBOX_SECRET, host: '127.0.0.1', port: 0 }
  const settings = testSettings({ dataDir: folder, inbox: listener })
  const log = createTestLog()
  const backend = { ...(await createBackend({ settings, log })), log }
  const port = (await backend.listenForStaff())!
  inbox = { backend, port, settings, ask: inboxClient(port) }
})
afterAll(async () => {
  await inbox?.backend.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

async function received(answers: object = {}, form: FormDefinition = contact) {
  const reference = await send(inbox.backend, form, answers)
  const { item } = (await inbox.ask(ana, 'show', { id: reference })).body
  return item as { id: string; reference: string; version: number; status: string }
}

/** A person that no other test uses: what they do is counted for them alone. */
let people = 0
function somebody(): TestActor {
  people += 1
  return testActor(undefined, undefined, `person-${people}`)
}

test('a list names sender and topic, and is found by reference, address and part of a name', async () => {
  const item = await received({
    firstName: 'Zoë',
    lastName: 'Müller-Çelik',
    email: 'Zoe@Example.com',
    subject: 'Recruiting',
  })
  for (const search of [
    'muller',
    'ZOE celik',
    'zoe@example.COM ',
    item.reference.toLowerCase().replaceAll('-', ' '),
  ]) {
    const { items } = (await inbox.ask(ana, 'list', { search })).body
    expect([search, items]).toMatchObject([
      search,
      [{ id: item.id, name: 'Zoë Müller-Çelik', topic: 'Recruiting', formLabel: 'Contact', company: '' }],
    ])
  }
  for (const search of ['nobody of this name', 'zo@example.com', 'BW-2222-22222'])
    expect((await inbox.ask(ana, 'list', { search })).body.items).toEqual([])
})

test('pages follow one another without gaps or doubles', async () => {
  for (let index = 0; index < 5; index++) await received({ lastName: 'Pagelson' })
  const seen: string[] = []
  let before: string | null = null
  do {
    const page = (
      await inbox.ask(ana, 'list', { search: 'pagelson', limit: 2, ...(before !== null && { before }) })
    ).body as { items: { id: string }[]; next: string | null }
    seen.push(...page.items.map(({ id }) => id))
    before = page.next
  } while (before !== null)
  expect(new Set(seen).size).toBe(5)
  expect(seen).toHaveLength(5)
  const { body } = await inbox.ask(ana, 'show', { id: seen[2], filter: { search: 'pagelson' } })
  expect(body).toMatchObject({ previous: seen[1], next: seen[3] })
})

test('T117: sensitive answers are masked, revealed one by one, audited, and capped per person and hour', async () => {
  const form = ALL_FORMS.find(({ fields }) => Object.values(fields).some(({ advice }) => advice === 'iban'))!
  const [iban] = Object.entries(form.fields).find(([, { advice }]) => advice === 'iban')!
  const { id, reference } = await received({ [iban]: 'PT50 0002 0123 1234 5678 9015 5' }, form)
  const shown = await inbox.ask(ana, 'show', { id })
  expect(shown.text).not.toContain('0002')
  const answers = shown.body.sections.flatMap((section: { answers: object[] }) => section.answers)
  expect(answers).toContainEqual(
    expect.objectContaining({
      field: iban,
      masked: true,
      text: '',
      remark: expect.stringContaining('check digits'),
    }),
  )
  const curious = somebody()
  for (let count = 0; count < CAPS.reveal; count++) {
    const { status, body } = await inbox.ask(curious, 'reveal', { id, field: iban })
    expect([status, body.text]).toEqual([200, 'PT50 0002 0123 1234 5678 9015 5'])
  }
  const capped = await inbox.ask(curious, 'reveal', { id, field: iban })
  expect([capped.status, capped.body.code]).toEqual([429, 'capped'])
  expect(Number(capped.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await inbox.ask(somebody(), 'reveal', { id, field: iban })).status).toBe(200)
  expect((await inbox.backend.metrics()).inbox.capped['reveal']).toBe(1)
  const { events } = (await inbox.ask(ana, 'audit', { reference, action: 'reveal', limit: 200 })).body
  expect(events).toHaveLength(CAPS.reveal + 1)
  expect(JSON.stringify(events)).not.toContain('0002')
  expect((await inbox.ask(ana, 'reveal', { id, field: 'companyName' })).status).toBe(404)
})

test('T123: of two people who change the same version, the second learns what changed', async () => {
  const { id } = await received()
  const rui = somebody()
  const first = await inbox.ask(rui, 'change', {
    id,
    version: 0,
    status: 'in-progress',
    assignee: { id: rui.id, name: rui.name },
  })
  expect(first.body.item).toMatchObject({ version: 1, status: 'in-progress', assignee: { id: rui.id } })
  const second = await inbox.ask(ana, 'change', { id, version: 0, status: 'handled' })
  expect(second.status).toBe(409)
  expect(second.body).toMatchObject({
    code: 'changed',
    current: { version: 1, status: 'in-progress', assignee: { id: rui.id } },
    changes: [{ action: expect.stringMatching(/status|assign/u), actor: { id: rui.id } }],
  })
  expect((await inbox.ask(ana, 'change', { id, version: 1, status: 'handled' })).status).toBe(200)
  const again = await inbox.ask(ana, 'change', { id, version: 2, status: 'handled' })
  expect([again.status, again.body.code]).toEqual([409, 'not-possible'])
  expect((await inbox.ask(ana, 'change', { id, version: 2, status: 'reopened' })).body.item.status).toBe(
    'reopened',
  )
  const { timeline } = (await inbox.ask(ana, 'show', { id })).body
  expect(timeline.map(({ action }: { action: string }) => action)).toEqual([
    'received',
    'status',
    'assign',
    'status',
    'status',
  ])
})

test('several are changed at once, each on its own', async () => {
  const [one, two] = [await received(), await received()]
  const items = [
    { id: one.id, version: 0 },
    { id: two.id, version: 5 },
    { id: 'gone', version: 0 },
  ]
  const { body } = await inbox.ask(ana, 'bulk', { items, status: 'handled' })
  expect(body.changed).toMatchObject([{ id: one.id, status: 'handled' }])
  expect(body.conflicts).toMatchObject([
    { id: two.id, item: { version: 0 } },
    { id: 'gone', item: null },
  ])
})

test('what is suspected of being spam is listed apart, and released it is sent', async () => {
  const { id, reference, version } = await received({ [HONEYPOT_NAME]: 'x', email: 'suspected@example.com' })
  const { items } = (await inbox.ask(ana, 'list', { view: 'quarantined' })).body
  expect(items).toMatchObject([{ id, status: 'quarantined', reasons: ['trap-filled'] }])
  const reply = await inbox.ask(ana, 'reply', { id, version, subject: 'S', text: 'T' })
  expect([reply.status, reply.body.code]).toEqual([409, 'not-possible'])
  expect((await inbox.ask(ana, 'release', { id, version })).body.item.status).toBe('new')
  await expect.poll(() => mailsOf(inbox.settings, reference), { timeout: 20_000 }).toHaveLength(2)
  expect((await inbox.ask(ana, 'release', { id, version: version + 1 })).body.code).toBe('not-possible')
})

test('notes are encrypted, and shown with who wrote them', async () => {
  const { id } = await received()
  const note = await inbox.ask(ana, 'note', { id, text: 'Called back at noon' })
  expect(note.body.note).toMatchObject({ author: { id: ana.id }, text: 'Called back at noon' })
  const { notes, timeline } = (await inbox.ask(ana, 'show', { id })).body
  expect(notes).toMatchObject([{ text: 'Called back at noon', author: { name: ana.name } }])
  expect(timeline.at(-1)).toMatchObject({ action: 'note', details: {} })
})

test('exports hold sensitive answers only where they were chosen and may be revealed', async () => {
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
  expect((await inbox.ask(somebody(), 'export', request())).text).not.toContain('912')
  const chosen = await inbox.ask(somebody(), 'export', request(['phoneNumber']))
  expect(JSON.parse(chosen.text).answers).toEqual({ phoneNumber: '+351 912 000 111' })
  const withoutReveal = { ...testActor(['read', 'export']), id: 'without-reveal' }
  const hidden = await inbox.ask(withoutReveal, 'export', request(['phoneNumber']))
  expect(JSON.parse(hidden.text).answers).toEqual({ phoneNumber: '(hidden)' })
  expect((await inbox.ask(somebody(), 'export', request(['nonsense']))).status).toBe(400)
  const eager = somebody()
  for (let count = 0; count < CAPS.export; count++)
    expect((await inbox.ask(eager, 'export', request())).status).toBe(200)
  expect((await inbox.ask(eager, 'export', request())).status).toBe(429)
  const { events } = (await inbox.ask(ana, 'audit', { actor: eager.id, action: 'export' })).body
  expect(events[0].details).toMatchObject({ count: 1, format: 'ndjson', forms: ['investor'] })
  expect(JSON.stringify(events)).not.toContain('hone')
})

test('a person is erased after a preview, with the address typed again; the audit log keeps no answer', async () => {
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
  expect((await inbox.ask(ana, 'audit', { action: 'erase' })).body.events[0].details).toMatchObject({
    submissions: 1,
  })
})

test('templates are shared, kept per form, and a built-in one is copied when it is changed', async () => {
  const { templates } = (await inbox.ask(ana, 'templates')).body
  const builtIn = templates.find(({ form }: { form: string }) => form === 'contact')
  expect(builtIn).toMatchObject({ builtIn: true })
  const { id, form, subject } = builtIn
  const saved = await inbox.ask(ana, 'save-template', {
    id,
    form,
    title: 'Thanks',
    subject,
    text: 'Dear {{name}}',
  })
  expect(saved.body.template).toMatchObject({ builtIn: false, title: 'Thanks' })
  expect(saved.body.template.id).not.toBe(id)
  const own = saved.body.template.id
  expect((await inbox.ask(ana, 'delete-template', { id: own })).status).toBe(200)
  expect((await inbox.ask(ana, 'delete-template', { id: own })).status).toBe(404)
})

test('T119: nothing personal is logged, and hostile texts come back as they were typed', async () => {
  const hostile = '<img src=x onerror=alert(1)>\u202Eevil'
  const { id } = await received({ firstName: hostile, message: `${hostile}\n`.repeat(10) })
  const { headers, body } = await inbox.ask(ana, 'show', { id })
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.item.name).toContain('<img src=x onerror=alert(1)>')
  expect(JSON.stringify(inbox.backend.log.lines)).not.toContain('img')
})

test('a reply goes out by mail, counts as the first answer, and is seen as delivered', async () => {
  const { id, reference } = await received({ email: 'answered@example.com' })
  const answer = { id, version: 0, subject: 'Your question', text: 'Yes, we do.' }
  const sent = await inbox.ask(ana, 'reply', answer)
  expect(sent.body).toMatchObject({
    item: { status: 'in-progress', version: 1 },
    delivery: { kind: 'reply-mail' },
  })
  expect((await inbox.ask(ana, 'reply', answer)).body.code).toBe('changed')
  await expect
    .poll(() => mailsOf(inbox.settings, reference).filter((name) => name.includes('reply-mail')), {
      timeout: 30_000,
    })
    .toHaveLength(1)
  const file = mailsOf(inbox.settings, reference).find((name) => name.includes('reply-mail'))
  const mail = readFileSync(join(folder, 'mail', file!), 'utf8')
  expect(mail).toMatch(/^To: answered@example\.com\r?$/mu)
  expect(mail).toMatch(/^Reply-To: staff@beam\.example\r?$/mu)
  expect(mail).toContain(reference)
  const deliveries = async () =>
    (await inbox.ask(ana, 'show', { id })).body.deliveries.filter(
      ({ kind }: { kind: string }) => kind === 'reply-mail',
    )
  await expect.poll(deliveries, { timeout: 30_000 }).toMatchObject([{ state: 'done', failure: null }])
  const [delivery] = await deliveries()
  expect((await inbox.ask(ana, 'retry', { id, delivery: delivery.id })).body.code).toBe('not-possible')
  const { replies } = (await inbox.ask(ana, 'show', { id })).body
  expect(replies).toMatchObject([{ subject: 'Your question', text: 'Yes, we do.', author: { id: ana.id } }])
  const { medianFirstAnswerMinutes } = (await inbox.ask(ana, 'figures', { days: 30 })).body
  expect(medianFirstAnswerMinutes).toContainEqual({ form: 'contact', minutes: 0, answered: 1 })
  expect((await inbox.ask(ana, 'answered', { id, version: 1, handled: true })).body.item.status).toBe(
    'handled',
  )
})
