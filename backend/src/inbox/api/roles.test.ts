import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { send } from '../../../testing/admin-beside-site.ts'
import { openTestInbox, testActor } from '../../../testing/inbox-client.ts'
import { INBOX_PERMISSIONS, type InboxPermission } from '../actor.ts'
import { OPERATIONS } from './operations.ts'

const [FORM, OTHER] = ['contact', 'investor'] as const
const EMAIL = 'ana@example.com'

interface Case {
  readonly operation: string
  /** What it needs besides `read`. */
  readonly needs: InboxPermission
  /** Asks for a submission of FORM, or for FORM. */
  readonly input: (id: string) => object
  /** The statuses of a response that was not rejected: the request may still be impossible. */
  readonly allowed: readonly number[]
}

const OK = [200]
const CASES: readonly Case[] = [
  { operation: 'list', needs: 'read', input: () => ({ forms: [FORM] }), allowed: OK },
  { operation: 'show', needs: 'read', input: (id) => ({ id }), allowed: OK },
  { operation: 'reveal', needs: 'reveal', input: (id) => ({ id, field: 'phone' }), allowed: [404] },
  { operation: 'file', needs: 'files', input: (id) => ({ id, field: 'cv' }), allowed: [404] },
  {
    operation: 'change',
    needs: 'change',
    input: (id) => ({ id, version: 99, assignee: null }),
    allowed: [409],
  },
  {
    operation: 'bulk',
    needs: 'change',
    input: (id) => ({ items: [{ id, version: 99 }], assignee: null }),
    allowed: OK,
  },
  { operation: 'release', needs: 'change', input: (id) => ({ id, version: 99 }), allowed: [409] },
  { operation: 'note', needs: 'change', input: (id) => ({ id, text: 'Called back' }), allowed: OK },
  {
    operation: 'reply',
    needs: 'change',
    input: (id) => ({ id, version: 99, subject: 'S', text: 'T' }),
    allowed: [409],
  },
  { operation: 'answered', needs: 'change', input: (id) => ({ id, version: 99 }), allowed: [409] },
  { operation: 'retry', needs: 'change', input: (id) => ({ id, delivery: 'x' }), allowed: [404] },
  {
    operation: 'export',
    needs: 'export',
    input: () => ({ format: 'csv', filter: { forms: [FORM] } }),
    allowed: OK,
  },
  { operation: 'erase-preview', needs: 'erase', input: () => ({ email: EMAIL }), allowed: OK },
  {
    operation: 'erase',
    needs: 'erase',
    input: () => ({ email: EMAIL, confirmation: EMAIL, expected: 99 }),
    allowed: [409],
  },
  { operation: 'audit', needs: 'audit', input: () => ({}), allowed: OK },
  { operation: 'audit-export', needs: 'audit', input: () => ({ format: 'ndjson' }), allowed: OK },
  {
    operation: 'save-template',
    needs: 'change',
    input: () => ({ form: FORM, title: 'T', subject: 'S', text: 'T' }),
    allowed: OK,
  },
  { operation: 'delete-template', needs: 'change', input: () => ({ id: 'none' }), allowed: [404] },
]

/** These answer everybody, with what they may read: nothing is an answer, too. */
const FOR_EVERYBODY = ['describe', 'counts', 'figures', 'templates']

test('every operation is in the table', () => {
  const inTable = [...CASES.map(({ operation }) => operation), ...FOR_EVERYBODY]
  expect(inTable.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted())
})

test('T116: each operation needs its permission, for the form that is asked for, and `read`', async () => {
  const { ask, backend } = await openTestInbox()
  const reference = await send(backend, formNamed(FORM))
  const wrong: unknown[] = []
  for (const { operation, needs, input, allowed } of CASES) {
    const roles: [string, ReturnType<typeof testActor>, boolean][] = [
      ['all permissions', testActor(INBOX_PERMISSIONS, [FORM]), true],
      ['just what it needs', testActor([...new Set<InboxPermission>(['read', needs])], [FORM]), true],
      [
        'everything else',
        testActor(
          INBOX_PERMISSIONS.filter((one) => one !== needs),
          [FORM],
        ),
        false,
      ],
      ['another form', testActor(INBOX_PERMISSIONS, [OTHER]), isForAnyForm(operation)],
      ['nothing', testActor([]), false],
    ]
    if (needs !== 'read' && !isForAnyForm(operation))
      roles.push(['without read', testActor([needs], [FORM]), false])
    for (const [role, actor, mayAsk] of roles) {
      const { status } = await ask(
        { ...actor, id: `${operation} ${role}`.slice(0, 60) },
        operation,
        input(reference),
      )
      const expected = mayAsk ? allowed : [403]
      // Whom they may not erase somewhere, they may not erase at all.
      const mayBeRejected = operation === 'erase' && role === 'another form' && status === 403
      if (!expected.includes(status) && !mayBeRejected) wrong.push([operation, role, status, expected])
    }
  }
  expect(wrong).toEqual([])
})

/** What belongs to no form, or to several, is answered with what the role may see of it; the next tests look closer. */
function isForAnyForm(operation: string): boolean {
  return ['erase-preview', 'erase', 'audit', 'audit-export', 'delete-template'].includes(operation)
}

test('T116: what is not about one submission tells nothing of other forms', async () => {
  const { ask, backend } = await openTestInbox()
  for (const form of [FORM, OTHER]) await send(backend, formNamed(form))
  const reader = testActor(INBOX_PERMISSIONS, [FORM])
  const nobody = testActor([])
  expect((await ask(reader, 'list')).body.items).toMatchObject([{ form: FORM }])
  expect((await ask(nobody, 'list')).body.items).toEqual([])
  expect((await ask(reader, 'counts')).body.views).toMatchObject({ all: 1, new: 1, unassigned: 1, mine: 0 })
  expect((await ask(nobody, 'counts')).body.views.all).toBe(0)
  expect((await ask(reader, 'describe')).body.forms).toMatchObject([{ name: FORM, label: 'Contact' }])
  expect((await ask(nobody, 'describe')).body.forms).toEqual([])
  expect((await ask(reader, 'figures', { days: 30 })).body.perDay).toMatchObject([{ form: FORM, count: 1 }])
  expect((await ask(nobody, 'figures', { days: 30 })).body.perDay).toEqual([])
  const templates = (await ask(reader, 'templates')).body.templates
  expect(new Set(templates.map(({ form }) => form))).toEqual(new Set([FORM]))
  const preview = await ask(reader, 'erase-preview', { email: EMAIL })
  expect(preview.body).toMatchObject({ total: 1, mayErase: false, submissions: [{ form: FORM }] })
  const stranger = testActor(INBOX_PERMISSIONS, ['apply'])
  const nothing = { submissions: [], total: 0, mails: 0, mayErase: false }
  expect((await ask(stranger, 'erase-preview', { email: EMAIL })).body).toEqual(nothing)
  const erase = { email: EMAIL, confirmation: EMAIL, expected: 2 }
  expect((await ask(reader, 'erase', erase)).status).toBe(403)
  const exported = await ask(reader, 'export', { format: 'ndjson', filter: {} })
  expect(exported.text.trim().split('\n')).toHaveLength(1)
  const everything = testActor()
  await ask(everything, 'show', { id: (await ask(everything, 'list', { forms: [OTHER] })).body.items[0]!.id })
  const audited = (await ask(reader, 'audit')).body.events
  expect(audited.filter(({ form }) => form !== FORM)).toEqual([])
  const all = (await ask(everything, 'audit')).body.events
  expect(all.some(({ form, action }) => form === OTHER && action === 'show')).toBe(true)
  expect(all.some(({ action }) => action === 'erase-preview')).toBe(true)
})

function formNamed(name: string) {
  return ALL_FORMS.find((form) => form.name === name)!
}
