import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { Answers, FormDefinition } from '@beam/forms/engine/define-form.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import { TRAP_NAME } from '@beam/forms/engine/trap.ts'
import { expect, test, vi } from 'vitest'
import { mailFolder, type BackendSettings } from '../settings.ts'
import {
  answered,
  createTestBackend,
  freshKey,
  jsonAnswers,
  postForm,
  postJson,
} from '../testing/test-backend.ts'
import type { TestBackend } from '../testing/test-backend.ts'
import { openTestDesk, words } from '../testing/test-desk.ts'
import { temporaryFolder, testSettings } from '../testing/test-settings.ts'
import { backup } from './backup.ts'
import { end, handle, release } from './change-status.ts'
import { erase } from './erase.ts'
import { exportSubmissions } from './export-submissions.ts'
import { files } from './files.ts'
import { list } from './list.ts'
import { outbox } from './outbox.ts'
import { purge } from './purge.ts'
import { restore } from './restore.ts'
import { show } from './show.ts'

/** On a busy machine a thread takes its time to start. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const DAY_MS = 86_400_000

async function site(changes: { now?: () => number } = {}) {
  const settings = testSettings()
  const backend = await createTestBackend({ settings, ...changes })
  const desk = await openTestDesk(settings, changes.now)
  return { settings, backend, desk }
}

async function send(backend: TestBackend, form: FormDefinition, answers: object = {}): Promise<string> {
  const request = postJson(form.endpoint, { ...jsonAnswers(form), ...answers }, freshKey())
  const { status, body } = await answered(await backend.fetch(request))
  expect(status).toBe(201)
  return body.reference!
}

test('all that came is listed, and listed as asked', async () => {
  const { backend, desk } = await site()
  const references = []
  for (const form of ALL_FORMS) references.push(await send(backend, form))
  await list(desk, words())
  const all = desk.take()
  for (const reference of references) expect(all).toContain(reference)
  expect(all).toContain('7 submissions')
  await list(desk, words(undefined, { form: 'contact' }))
  expect(desk.take()).toContain('1 submission\n')
  await list(desk, words(undefined, { since: '2999-01-01' }))
  expect(desk.take()).toBe('0 submissions\n')
  await expect(list(desk, words(undefined, { status: 'odd' }))).rejects.toThrow('--status is one of')
  await expect(list(desk, words(undefined, { since: 'odd' }))).rejects.toThrow('--since is a day')
})

test('each form is shown with every answer, sealed or not', async () => {
  const { backend, desk } = await site()
  for (const form of ALL_FORMS) {
    const reference = await send(backend, form)
    await show(desk, words(reference.toLowerCase()))
    const shown = desk.take()
    for (const { label, text } of describeAnswers(form, jsonAnswers(form) as Answers)) {
      expect(shown).toContain(`  ${label}: ${text}\n`)
    }
    expect(shown).toContain(`Terms and privacy policy of the time: version ${form.textsVersion}\n`)
  }
})

test('a terminal is not steered by what a visitor wrote', async () => {
  const { backend, desk } = await site()
  const reference = await send(backend, contact, { message: 'before\u001B[2J\u0007after\nnext line' })
  await show(desk, words(reference))
  const shown = desk.take()
  expect(shown).not.toMatch(/[^\P{Cc}\n]/u)
  expect(shown).toContain('after\n    next line')
})

test('what is not there is said so', async () => {
  const { desk } = await site()
  await expect(show(desk, words('BW-2345-6789A'))).rejects.toThrow('There is no submission BW-2345-6789A.')
  await expect(show(desk, words())).rejects.toThrow('Say which')
})

test('a spreadsheet finds no formula in an export', async () => {
  const { backend, desk } = await site()
  const nasty = ['=1+1', '+1', '-1', '@SUM(A1)', "=cmd|' /C calc'!A0", '"quoted", and, commas', 'two\nlines']
  for (const message of nasty) await send(backend, contact, { message })
  await exportSubmissions(desk, words(undefined, { format: 'csv', form: 'contact' }))
  const csv = desk.take()
  for (const formula of nasty.slice(0, 5)) expect(csv).toContain(`'${formula}`)
  expect(csv).not.toMatch(/(?:^|,|\n)"?[=+@-]/u)
  expect(csv).toContain('"""quoted"", and, commas"')
  expect(csv.split('\r\n')).toHaveLength(nasty.length + 2)
})

test('a program reads every submission of every form, one a line', async () => {
  const { backend, desk } = await site()
  for (const form of ALL_FORMS) await send(backend, form)
  await exportSubmissions(desk, words(undefined, { format: 'ndjson' }))
  const lines = desk
    .take()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { form: string; answers: object })
  expect(lines.map(({ form }) => form)).toEqual(ALL_FORMS.map(({ name }) => name))
  for (const [place, form] of ALL_FORMS.entries())
    expect(lines[place]!.answers).toMatchObject(jsonAnswers(form))
  await expect(exportSubmissions(desk, words(undefined, { format: 'xml' }))).rejects.toThrow('csv or ndjson')
})

test('files are written once, under names of ours', async () => {
  const { backend, desk } = await site()
  const form = ALL_FORMS.find(({ fields }) => Object.values(fields).some(({ type }) => type === 'file'))!
  const [field] = Object.entries(form.fields).find(([, { type }]) => type === 'file')!
  const body = new FormData()
  for (const [name, answer] of Object.entries(jsonAnswers(form)))
    body.set(name, answer === true ? 'on' : String(answer))
  body.set(field, new Blob(['%PDF-1.7 content'], { type: 'application/pdf' }), '../../evil.pdf')
  const { body: receipt } = await answered(await backend.fetch(postForm(form.endpoint, body)))
  const folder = temporaryFolder()
  await files(desk, words(receipt.reference, { out: folder }))
  expect(readdirSync(folder)).toEqual([`${receipt.reference}-${field}.pdf`])
  expect(readFileSync(join(folder, `${receipt.reference}-${field}.pdf`), 'utf8')).toBe('%PDF-1.7 content')
  await expect(files(desk, words(receipt.reference, { out: folder }))).rejects.toThrow('is already there')
  await expect(files(desk, words(receipt.reference))).rejects.toThrow('--out')
})

test('a submission is handled once; a quarantined one is released first, and only then sent', async () => {
  const { backend, desk, settings } = await site()
  const reference = await send(backend, contact, { [TRAP_NAME]: 'spam' })
  await expect(handle(desk, words(reference))).rejects.toThrow('is quarantined, not new')
  await release(desk, words(reference))
  await expect(release(desk, words(reference))).rejects.toThrow('is new, not quarantined')
  await handle(desk, words(reference))
  await expect(handle(desk, words(reference))).rejects.toThrow('is handled, not new')
  await expect.poll(() => mailsOf(settings, reference), { timeout: 10_000 }).toHaveLength(2)
})

function mailsOf(settings: BackendSettings, reference: string): string[] {
  try {
    return readdirSync(mailFolder(settings)).filter((name) => name.startsWith(reference))
  } catch {
    return []
  }
}

test('a relationship that ended is kept for its years, counted from that day', async () => {
  const { backend, desk } = await site()
  const form = ALL_FORMS.find(({ retention }) => retention.from === 'relationship-end') ?? contact
  const reference = await send(backend, form)
  await end(desk, words(reference, { on: '2026-12-31' }))
  expect(desk.take()).toContain(`${2026 + form.retention.years}-12-31`)
  await expect(end(desk, words(reference, { on: 'soon' }))).rejects.toThrow('--on is a day')
})

test('a purge keeps to the day, and mistrusts a clock that jumps', async () => {
  let now = Date.UTC(2026, 10, 20)
  const { backend, desk } = await site({ now: () => now })
  await send(backend, contact)
  await purge(desk, words())
  expect(desk.take()).toContain('Removed: 0 submissions')
  now = Date.UTC(2031, 10, 20) - 1
  await purge(desk, words(undefined, { 'dry-run': true }))
  expect(desk.take()).toContain('0 submissions are due on 2031-11-19')
  now += 1
  await expect(purge(desk, words())).rejects.toThrow('--clock-is-right')
  await purge(desk, words(undefined, { 'clock-is-right': true }))
  expect(desk.take()).toContain('Removed: 1 submissions')
  now -= 2 * DAY_MS
  await expect(purge(desk, words())).rejects.toThrow('The clock went from')
})

test('the outbox shows what was given up and tries it again', async () => {
  const { backend, desk } = await site()
  const reference = await send(backend, contact, { [TRAP_NAME]: 'spam' })
  const stored = await desk.storage.readSubmission(reference)
  await desk.storage.releaseSubmission({ id: stored!.id, now: Date.now() + DAY_MS })
  for (const kind of ['staff-mail', 'confirmation-mail'] as const) {
    const [due] = await desk.storage.leaseDeliveries({
      kind,
      now: Date.now() + 2 * DAY_MS,
      until: Date.now() + 3 * DAY_MS,
      limit: 9,
    })
    await desk.storage.settleDelivery({ seq: due!.seq, state: 'dead', nextAt: 0, failure: 'smtp 550' })
  }
  await outbox(desk, words())
  expect(desk.take()).toContain(`${reference}  staff-mail         given up  1 attempts  smtp 550`)
  await outbox(desk, words('retry'))
  expect(desk.take()).toContain('2 deliveries are tried again now')
  await expect(outbox(desk, words('empty'))).rejects.toThrow('outbox status or outbox retry')
})

test('a backup is whole, is never written over, and brings everything back while the site runs', async () => {
  const { backend, desk } = await site()
  const kept = await send(backend, contact)
  const file = join(temporaryFolder(), 'backup.sqlite')
  await backup(desk, words(file))
  expect(desk.take()).toContain('1 submissions')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(backup(desk, words(file))).rejects.toThrow('already there')
  const lost = await send(backend, contact)
  await expect(restore(desk, words(file))).rejects.toThrow('--yes')
  await restore(desk, words(file, { yes: true }))
  const after = await send(backend, contact)
  await list(desk, words())
  const listed = desk.take()
  expect(listed).toContain(kept)
  expect(listed).toContain(after)
  expect(listed).not.toContain(lost)
})

test('a file that is no backup is not restored', async () => {
  const { desk } = await site()
  const folder = mkdtempSync(join(temporaryFolder(), 'x'))
  writeFileSync(join(folder, 'text'), 'no database'.repeat(500))
  await expect(restore(desk, words(join(folder, 'text'), { yes: true }))).rejects.toThrow(
    'is no backup of submissions',
  )
  await expect(restore(desk, words(join(folder, 'nothing'), { yes: true }))).rejects.toThrow('is not there')
})

test('an erased person leaves no byte behind, in database, log or mail; nobody else loses anything', async () => {
  const { backend, desk, settings } = await site()
  const references = []
  for (const form of ALL_FORMS) references.push(await send(backend, form, canaries(form)))
  const other = await send(backend, contact)
  await expect
    .poll(() => readdirSync(mailFolder(settings)).length, { timeout: 15_000 })
    .toBeGreaterThanOrEqual(12)
  expect(bytesWith(settings, 'CANARY')).not.toEqual([])
  await erase(desk, words('Canary@Beam.Example'))
  expect(desk.take()).toContain('submissions: 7')
  expect(bytesWith(settings, 'CANARY')).toEqual([])
  expect(bytesWith(settings, 'canary@beam.example')).toEqual([])
  for (const reference of references) expect(mailsOf(settings, reference)).toEqual([])
  await list(desk, words())
  expect(desk.take()).toContain(other)
  await erase(desk, words('canary@beam.example'))
  expect(desk.take()).toContain('submissions: 0')
  await expect(erase(desk, words('everybody'))).rejects.toThrow('one e-mail address')
})

test('sensitive answers cannot be read in the database file, and no answer in the log', async () => {
  const { backend, settings } = await site()
  for (const form of ALL_FORMS) await send(backend, form, canaries(form))
  const from = { 'x-client-address': '203.0.113.77' }
  await backend.fetch(postJson(contact.endpoint, { message: 'CANARY' }, from))
  await backend.fetch(postJson(contact.endpoint, jsonAnswers(contact), from))
  await backend.close()
  expect(bytesWith(settings, 'CANARY-SEALED', ['submissions.sqlite', 'submissions.sqlite-wal'])).toEqual([])
  expect(bytesWith(settings, 'CANARY-OPEN', ['submissions.sqlite', 'submissions.sqlite-wal'])).not.toEqual([])
  expect(bytesWith(settings, '203.0.113.77')).toEqual([])
  expect(JSON.stringify(backend.log.lines)).not.toMatch(/canary|203\.0/iu)
})

/** A mark in every text, another in every sensitive one. */
function canaries(form: FormDefinition): Record<string, string> {
  const texts = Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.type === 'email') return [[name, 'canary@beam.example']]
    if (field.type !== 'text' && field.type !== 'textarea') return []
    return [[name, field.sensitive ? 'CANARY-SEALED' : 'CANARY-OPEN']]
  })
  return Object.fromEntries(texts) as Record<string, string>
}

function bytesWith({ dataDir }: BackendSettings, mark: string, names?: readonly string[]): string[] {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  return paths
    .filter((path) => names === undefined || names.some((name) => path.endsWith(name)))
    .filter((path) => readFileSync(path).includes(mark))
}
