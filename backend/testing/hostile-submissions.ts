import { hostileTexts } from '@beam/forms/testing/hostile-texts.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { contact, openAdminBesideSite } from './admin-beside-site.ts'
import { commandArguments } from './test-admin-context.ts'
import { exampleSubmission } from '../tests/storage-contract/example-submission.ts'
import { exportSubmissions as exportCommand } from '../src/admin/export-submissions.ts'
import { list } from '../src/admin/list.ts'
import { show } from '../src/admin/show.ts'
import { formVersion } from '../src/submissions/form-version.ts'
import type { Actor } from '../src/inbox/actor.ts'
import type { ItemPage } from '../src/inbox/api/wire-types.ts'
import { exportSubmissions } from '../src/inbox/export-submissions.ts'
import { listSubmissions } from '../src/inbox/list-submissions.ts'
import { isRejected, type RejectedOperation } from '../src/inbox/rejected-operation.ts'
import { showSubmission } from '../src/inbox/show-submission.ts'

/** What is asked for together is read together. Each submission asks several times, and the queue is bounded. */
const AT_ONCE = 100
const actor: Actor = { id: '7', name: 'Ana', permissions: 'all' }

/**
 * What is not text, or not whole, of this many hostile submissions in lists, details, exports and at the command line;
 * nothing when all is well.
 */
export async function faultsOfHostileSubmissions(count: number): Promise<string[]> {
  const { inbox, texts, takeOutput } = await openHostileInbox(count)
  const wrong = [
    ...(await listedNames(inbox, texts)),
    ...(await shownMessages(inbox, texts)),
    ...(await exportedRows(inbox, texts)),
    ...(await exportedLines(inbox, texts)),
  ]
  await list(inbox, commandArguments(undefined, { limit: String(count) }))
  const listing = takeOutput()
  wrong.push(...steering(listing), ...differs('lines of the listing', listing.split('\n').length, count + 2))
  await forEach(texts.keys(), (id) => show(inbox, commandArguments(id)))
  wrong.push(...steering(takeOutput()))
  for (const command of [list, exportCommand]) {
    await command(inbox, commandArguments(undefined, { limit: String(count), json: true }))
    wrong.push(...steering(takeOutput()))
  }
  return wrong
}

/** A name and a message that nobody checked or cleaned, by their submission's id. */
type Texts = ReadonlyMap<string, { readonly firstName: string; readonly message: string }>

/** Submissions as hostile as they come, stored past all validation. Reading is not audited, to be quick. */
async function openHostileInbox(count: number) {
  const { context } = await openAdminBesideSite()
  const texts = hostileTexts(count)
  const stored = new Map<string, { firstName: string; message: string }>()
  const form = formVersion(contact, context.now())
  await context.storage.saveFormVersions([form])
  await forEach(texts.entries(), ([index, message]) => {
    const firstName = texts[(index + 1) % count]!
    const answers = JSON.stringify({ ...filledAnswers(contact), firstName, lastName: '', message })
    const submission = exampleSubmission({ formVersion: form.version, answers, deliveries: [] })
    stored.set(submission.id, { firstName, message })
    return context.storage.acceptSubmission(submission)
  })
  const settings = { ...context.settings, inboxListsPerHour: 0 }
  const storage = { ...context.storage, appendAudit: () => Promise.resolve() }
  return { inbox: { ...context, settings, storage }, texts: stored as Texts, takeOutput: context.takeOutput }
}

type Inbox = Awaited<ReturnType<typeof openHostileInbox>>['inbox']

async function listedNames(inbox: Inbox, texts: Texts): Promise<string[]> {
  let listed = 0
  const wrong: string[] = []
  let before: string | null = null
  do {
    const page: ItemPage = accepted(
      await listSubmissions(inbox, actor, { limit: 100, ...(before !== null && { before }) }),
    )
    for (const { id, name } of page.items) if (name !== texts.get(id)?.firstName) wrong.push(id)
    listed += page.items.length
    before = page.next
  } while (before !== null)
  return [...wrong, ...differs('listed submissions', listed, texts.size)]
}

async function shownMessages(inbox: Inbox, texts: Texts): Promise<string[]> {
  const wrong: string[] = []
  await forEach(texts, async ([id, { message }]) => {
    const { sections } = accepted(await showSubmission(inbox, actor, { id }))
    const answers = sections.flatMap((section) => section.answers)
    if (answers.find(({ field }) => field === 'message')?.text !== message) wrong.push(id)
  })
  return wrong
}

async function exportedRows(inbox: Inbox, texts: Texts): Promise<string[]> {
  const request = { format: 'csv', filter: {}, fields: ['message'] } as const
  const [, ...rows] = rowsOf(await textOf(accepted(await exportSubmissions(inbox, actor, request)).chunks))
  const wrong = rows.filter(([, id = '', ...cells]) => {
    const { message } = texts.get(id) ?? { message: undefined }
    const exported = cells.at(-1) ?? ''
    const isWhole = exported === message || exported === `'${message}`
    return cells.length !== 7 || !isWhole || cells.some((cell) => /^[=+\-@\t\r]/u.test(cell))
  })
  return [...wrong.map(([, id = '']) => id), ...differs('exported rows', rows.length, texts.size)]
}

async function exportedLines(inbox: Inbox, texts: Texts): Promise<string[]> {
  const request = { format: 'ndjson', filter: {} } as const
  const lines = (await textOf(accepted(await exportSubmissions(inbox, actor, request)).chunks))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; answers: Record<string, unknown> })
  const wrong = lines.filter(({ id, answers }) => {
    const { firstName, message } = texts.get(id)!
    return answers['firstName'] !== firstName || answers['message'] !== message
  })
  return [...wrong.map(({ id }) => id), ...differs('exported lines', lines.length, texts.size)]
}

function differs(name: string, actual: number, expected: number): string[] {
  return actual === expected ? [] : [`${actual} ${name} instead of ${expected}`]
}

async function forEach<Item>(items: Iterable<Item>, action: (item: Item) => Promise<unknown>): Promise<void> {
  const all = [...items]
  for (let done = 0; done < all.length; done += AT_ONCE)
    await Promise.all(all.slice(done, done + AT_ONCE).map(action))
}

/** What a terminal would obey: everything but text and line feeds. */
function steering(output: string): string[] {
  return [...new Set(output.match(/[^\P{C}\n]/gu))]
}

/** The rows of a CSV file as a spreadsheet reads them. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gu)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  return text
}

function accepted<T extends object>(outcome: T | RejectedOperation): T {
  if (isRejected(outcome)) throw new Error(outcome.message)
  return outcome
}
