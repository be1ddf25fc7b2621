import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contact, mailsOf, openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { testActor } from '../../testing/inbox-client.ts'
import { shareTestInbox } from '../../testing/share-test-inbox.ts'
import { mailFolder } from '../settings.ts'
import { addNote } from './notes-and-replies.ts'
import { STAFF_LIMITS, consumeStaffLimit } from './staff-limits.ts'
import { deleteTemplate, saveTemplate } from './templates.ts'

const shared = shareTestInbox()

test('notes are encrypted, and shown with who wrote them', async () => {
  const { inbox, ana, received } = shared()
  const { id } = await received()
  const note = await inbox.ask(ana, 'note', { id, text: 'Called back at noon' })
  expect(note.body.note).toMatchObject({ author: { id: ana.id }, text: 'Called back at noon' })
  const { notes, timeline } = (await inbox.ask(ana, 'show', { id })).body
  expect(notes).toMatchObject([{ text: 'Called back at noon', author: { name: ana.name } }])
  expect(timeline.at(-1)).toMatchObject({ action: 'note', details: {} })
})

test('a note that is sent again because no reply came is stored once; the same words later are another note', async () => {
  const { inbox, ana, received, somebody } = shared()
  const { id } = await received()
  const key = randomUUID()
  const note = { id, text: 'Called, nobody answered', key }
  const answers = await Promise.all([note, note, note].map((sent) => inbox.ask(ana, 'note', sent)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.note.id)).size).toBe(1)
  expect(new Set(answers.map(({ body }) => body.note.at)).size).toBe(1)
  const stored = async () => {
    const { notes, timeline } = (await inbox.ask(ana, 'show', { id })).body
    const noted = timeline.filter(({ action }) => action === 'note')
    return [notes.length, noted.length]
  }
  expect(await stored()).toEqual([1, 1])
  for (const changes of [{ key: randomUUID() }, { text: 'Called again' }])
    expect((await inbox.ask(ana, 'note', { ...note, ...changes })).status).toBe(200)
  expect((await inbox.ask(somebody(), 'note', note)).status).toBe(200)
  expect(await stored()).toEqual([4, 4])
  expect((await inbox.ask(ana, 'note', { ...note, key: 'short' })).status).toBe(400)
})

test('a note that was stored is answered as it was stored, also when the hour is used up', async () => {
  const { backend, context } = await openAdminBesideSite()
  const id = await send(backend, contact)
  const ana = testActor()
  const note = { id, text: 'Called, nobody answered', key: randomUUID() }
  const stored = await addNote(context, ana, note)
  expect(stored).toMatchObject({ note: { text: note.text } })
  await consumeStaffLimit(context, ana, 'change', STAFF_LIMITS.change - 1)
  const later = { ...context, now: () => context.now() + 60_000 }
  expect(await addNote(later, ana, note)).toEqual(stored)
  expect(await addNote(later, ana, { ...note, key: randomUUID() })).toMatchObject({ rejected: 'capped' })
})

test('a note that is stored while the same one is counted is answered as it was stored', async () => {
  const { backend, context } = await openAdminBesideSite()
  const id = await send(backend, contact)
  const ana = testActor()
  /** Sends the same note when a note is about to be counted. */
  const meanwhile = (note: Parameters<typeof addNote>[2]) => {
    let first: ReturnType<typeof addNote> | undefined
    const consumeRateLimit: typeof context.storage.consumeRateLimit = async (use) => {
      first = addNote(context, ana, note)
      await first
      return context.storage.consumeRateLimit(use)
    }
    const later = { ...context, now: () => context.now() + 60_000 }
    return { first: () => first, context: { ...later, storage: { ...context.storage, consumeRateLimit } } }
  }
  await consumeStaffLimit(context, ana, 'change', STAFF_LIMITS.change - 3)
  for (const text of ['counted twice', 'the last that counts']) {
    const note = { id, text, key: randomUUID() }
    const repeated = meanwhile(note)
    const answer = await addNote(repeated.context, ana, note)
    expect(answer).toMatchObject({ note: { text } })
    expect(answer).toEqual(await repeated.first())
  }
})

test('a new template that is saved again because no reply came is stored once', async () => {
  const { inbox, ana, somebody } = shared()
  const title = `Once ${randomUUID()}`
  const template = { form: 'contact', title, subject: 'Hello', text: 'Dear {{name}}', key: randomUUID() }
  const stored = async () => {
    const { templates } = (await inbox.ask(ana, 'templates')).body
    return templates.filter((one) => one.title === title).map(({ text }) => text)
  }
  const saves = await Promise.all([1, 2, 3].map(() => inbox.ask(ana, 'save-template', template)))
  expect(saves.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await stored()).toEqual(['Dear {{name}}'])
  // Changed before it was saved again: still the same one.
  await inbox.ask(ana, 'save-template', { ...template, id: 'built-in-contact', text: 'Good day' })
  expect(await stored()).toEqual(['Good day'])
  await inbox.ask(ana, 'save-template', { ...template, key: randomUUID() })
  await inbox.ask(somebody(), 'save-template', template)
  expect(await stored()).toHaveLength(3)
  expect((await inbox.ask(ana, 'save-template', { ...template, key: 'short' })).status).toBe(400)
})

test('a new template that is saved again replaces neither what somebody changed nor what was deleted', async () => {
  const { context } = await openAdminBesideSite()
  const [ana, bo] = [testActor(), testActor(undefined, undefined, 'bo')]
  const sent = { form: 'contact', title: 'Thanks', subject: 'Hello', text: 'Dear', key: randomUUID() }
  const { id } = await savedTemplate(context, ana, sent)
  const { key: _key, ...content } = sent
  const corrected = await savedTemplate(context, bo, { ...content, id, text: 'Dear {{name}}' })
  expect(await savedTemplate(context, ana, sent)).toEqual(corrected)
  // A copy of a built-in one is a new one.
  expect(await savedTemplate(context, ana, { ...sent, id: 'built-in-contact' })).toEqual(corrected)
  const audited = () => context.storage.listAudit({ forms: null, action: 'template', limit: 9 })
  expect((await audited()).map(({ actor }) => actor.id)).toEqual([bo.id, ana.id])
  await deleteTemplate(context, bo, { id })
  expect(await saveTemplate(context, ana, sent)).toMatchObject({ rejected: 'not-found' })
  expect(await context.storage.listTemplates(null)).toEqual([])
  expect(await audited()).toHaveLength(3)
})

test('templates are shared, kept per form, and a built-in one is copied when it is changed', async () => {
  const { inbox, ana } = shared()
  const { templates } = (await inbox.ask(ana, 'templates')).body
  const builtIn = templates.find(({ form }) => form === 'contact')
  expect(builtIn).toMatchObject({ builtIn: true })
  const { id, form, subject } = builtIn!
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

test('a reply goes out by mail, counts as the first reply, and is seen as delivered', async () => {
  const { inbox, ana, received } = shared()
  const { id, reference } = await received({ email: 'answered@example.com' })
  const reply = { id, version: 0, subject: 'Your question', text: 'Yes, we do.' }
  const sent = await inbox.ask(ana, 'reply', reply)
  expect(sent.body).toMatchObject({
    item: { status: 'in-progress', version: 1 },
    delivery: { kind: 'reply-mail' },
  })
  expect((await inbox.ask(ana, 'reply', reply)).body.code).toBe('changed')
  await expect
    .poll(() => mailsOf(inbox.settings, reference).filter((name) => name.includes('reply-mail')))
    .toHaveLength(1)
  const file = mailsOf(inbox.settings, reference).find((name) => name.includes('reply-mail'))
  const mail = readFileSync(join(mailFolder(inbox.settings), file!), 'utf8')
  expect(mail).toMatch(/^To: answered@example\.com\r?$/mu)
  expect(mail).toMatch(/^Reply-To: staff@beam\.example\r?$/mu)
  expect(mail).toContain(reference)
  const deliveries = async () =>
    (await inbox.ask(ana, 'show', { id })).body.deliveries.filter(({ kind }) => kind === 'reply-mail')
  await expect.poll(deliveries).toMatchObject([{ state: 'done', failure: null }])
  const [delivery] = await deliveries()
  expect((await inbox.ask(ana, 'retry', { id, delivery: delivery!.id })).body.code).toBe('not-possible')
  const { replies } = (await inbox.ask(ana, 'show', { id })).body
  expect(replies).toMatchObject([{ subject: 'Your question', text: 'Yes, we do.', author: { id: ana.id } }])
  const { medianFirstAnswerMinutes } = (await inbox.ask(ana, 'figures', { days: 30 })).body
  expect(medianFirstAnswerMinutes).toContainEqual({ form: 'contact', minutes: 0, answered: 1 })
  expect((await inbox.ask(ana, 'answered', { id, version: 1, handled: true })).body.item.status).toBe(
    'handled',
  )
})

async function savedTemplate(...request: Parameters<typeof saveTemplate>) {
  const answer = await saveTemplate(...request)
  if ('rejected' in answer) throw new Error(answer.message)
  return answer.template
}
