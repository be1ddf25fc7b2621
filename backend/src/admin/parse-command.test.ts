import { expect, test } from 'vitest'
import { COMMANDS } from './commands.ts'
import { parseCommand } from './parse-command.ts'

test.each(Object.keys(COMMANDS))('%s explains itself, and takes nothing that it does not know', (name) => {
  const help = parseCommand([name, '--help'])
  expect(help).toMatchObject({ kind: 'help', text: expect.stringContaining(`-- ${name} `) })
  const needed = Array.from({ length: COMMANDS[name]!.arguments[0] }, () => 'x')
  expect(parseCommand([name, ...needed]).kind).toBe('run')
  expect(parseCommand([name, ...needed, '--odd'])).toMatchObject({
    kind: 'usage',
    text: expect.stringContaining(`${name}: there is no option --odd.\nSee: `),
  })
})

test.each(Object.entries(COMMANDS))('%s explains each of its options', (name, { options = {} }) => {
  const { text } = parseCommand([name, '--help']) as { text: string }
  for (const option of [...Object.keys(options), 'json', 'help'])
    expect(text).toMatch(new RegExp(`^  --${option} `, 'mu'))
})

const WITH_ARGUMENTS = Object.keys(COMMANDS).filter((name) => COMMANDS[name]!.arguments[0] > 0)
const BOUNDED = Object.keys(COMMANDS).filter((name) => Number.isFinite(COMMANDS[name]!.arguments[1]))

test.each(WITH_ARGUMENTS)('%s alone is an error', (name) => {
  expect(parseCommand([name])).toMatchObject({
    kind: 'usage',
    text: expect.stringContaining('an argument is missing'),
  })
})

test.each(BOUNDED)('%s with an argument too many is an error', (name) => {
  const tooMany = Array.from({ length: COMMANDS[name]!.arguments[1] + 1 }, () => 'x')
  expect(parseCommand([name, ...tooMany])).toMatchObject({
    kind: 'usage',
    text: expect.stringContaining('too many arguments: x'),
  })
})

const BITES: readonly (readonly [string, readonly string[]])[] = [
  ['erases only the first of two', ['erase', 'a@example.com', 'b@example.com']],
  ['purges everything although a day is given', ['purge', '--since', '2026-01-01']],
  ['handles something although a form is given', ['handle', 'A', '--form', 'contact']],
  ['lists although it was misspelled', ['lsit']],
  ['lists although an argument was meant as a filter', ['list', 'contact']],
  ['restores a file and leaves out the other', ['restore', 'a', 'b', '--yes']],
  ['runs what every object has', ['constructor']],
  ['takes an option without its value', ['export', '--out']],
]

test.each(BITES)('T124: a command that %s is an error, and does nothing', (_what, typed) => {
  expect(parseCommand(typed).kind).toBe('usage')
})

test.each([
  [['end', 'x', '--on'], 'end: --on needs a value.'],
  [['end', 'x', '--on', '--json'], 'end: --on needs a value.'],
  [['erase', 'x', '--yes=no'], 'erase: --yes takes no value.'],
  [['erase', '-x'], 'erase: there is no option -x.'],
])('%j is an error in words', (typed, problem) => {
  expect(parseCommand(typed)).toMatchObject({
    kind: 'usage',
    text: expect.stringMatching(new RegExp(`^${problem}\nSee: `, 'u')),
  })
})

test('help names every command', () => {
  const { text } = parseCommand([]) as { text: string }
  for (const name of Object.keys(COMMANDS)) expect(text).toContain(`  ${name} `)
  expect(parseCommand(['help', 'erase'])).toMatchObject({ kind: 'help' })
  expect(parseCommand(['help', 'dance'])).toMatchObject({ kind: 'usage' })
})
