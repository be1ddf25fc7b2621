import { join } from 'node:path'
import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { expect, test } from 'vitest'
import { contact, openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { temporaryFolder } from '../../testing/test-settings.ts'
import { COMMANDS } from './commands.ts'
import { parseCommand } from './parse-command.ts'

test('every command prints JSON with --json, one value on one line', async () => {
  const { backend, context } = await openAdminBesideSite()
  const one = await send(backend, contact, { email: 'one@example.com' })
  const spam = await send(backend, contact, { [HONEYPOT_NAME]: 'x', email: 'spam@example.com' })
  const folder = temporaryFolder()
  const file = join(folder, 'backup.sqlite')
  const expected: Readonly<Record<string, readonly [typed: readonly string[], result: object]>> = {
    list: [[], [{ reference: spam }, { reference: one }]],
    show: [[one], { reference: one, answers: { email: 'one@example.com' } }],
    files: [[one, '--out', folder], []],
    export: [['--search', one], { reference: one }],
    handle: [[one], [{ reference: one, status: 'handled' }]],
    reopen: [[one], [{ reference: one, status: 'reopened' }]],
    release: [[spam], [{ reference: spam, status: 'new' }]],
    assign: [[one, 'Ana'], { reference: one, assignee: { name: 'Ana' } }],
    note: [[one, 'Called'], { reference: one, text: 'Called' }],
    end: [[one, '--on', '2026-11-20'], { reference: one, endedOn: '2026-11-20', dueOn: expect.any(String) }],
    outbox: [['retry'], { retried: expect.any(Number) }],
    backup: [[file], { file, submissions: 2, bytes: expect.any(Number) }],
    erase: [['spam@example.com', '--yes'], { submissions: 1, tracesRemoved: expect.any(Boolean) }],
    restore: [[file, '--yes'], { submissions: 1, removedAgain: 1, before: expect.any(String) }],
    'replay-erasures': [[], { erasures: expect.any(Number), submissions: 0 }],
    purge: [['--yes'], { submissions: 0, files: 0, mails: 0 }],
    audit: [['--since', '2999-01-01'], []],
  }
  // Moving to PostgreSQL needs one: its own test reads its JSON.
  expect(Object.keys(expected).toSorted()).toEqual(
    Object.keys(COMMANDS)
      .filter((name) => name !== 'move-to-postgres')
      .toSorted(),
  )
  for (const [name, [typed, result]] of Object.entries(expected)) {
    const parsed = parseCommand([name, ...typed, '--json'])
    if (parsed.kind !== 'run') throw new Error(`${name}: ${parsed.text}`)
    await parsed.command.run(context, parsed.args)
    const lines = context.takeOutput().split('\n').slice(0, -1)
    const values = lines.map((line) => JSON.parse(line) as unknown)
    expect([name, name === 'audit' ? values : values[0]]).toMatchObject([name, result])
    expect(values).toHaveLength(name === 'audit' ? 0 : 1)
  }
})

test('of several, those that were changed before one that could not be are reported', async () => {
  const { backend, context } = await openAdminBesideSite()
  const [one, two] = [await send(backend, contact), await send(backend, contact)]
  const run = (...typed: string[]) => {
    const parsed = parseCommand(typed)
    if (parsed.kind !== 'run') throw new Error(parsed.text)
    return parsed.command.run(context, parsed.args)
  }
  await run('handle', two)
  context.takeOutput()
  await expect(run('handle', one, two, '--json')).rejects.toThrow('its status is "Done"')
  expect(JSON.parse(context.takeOutput())).toMatchObject([{ reference: one, status: 'handled' }])
})
