import { expect, test } from 'vitest'
import { COMMANDS } from './commands.ts'
import { parseCommand } from './parse-command.ts'

test.each(Object.keys(COMMANDS))('%s explains itself, and takes nothing that it does not know', (verb) => {
  const help = parseCommand([verb, '--help'])
  expect(help).toMatchObject({ kind: 'help', text: expect.stringContaining(`-- ${verb} `) })
  const needed = Array.from({ length: COMMANDS[verb]!.arguments[0] }, () => 'x')
  expect(parseCommand([verb, ...needed]).kind).toBe('run')
  expect(parseCommand([verb, ...needed, '--odd'])).toMatchObject({
    kind: 'usage',
    text: expect.stringContaining("'--odd'"),
  })
})

test.each(Object.entries(COMMANDS))('%s explains each of its options', (verb, { options = {} }) => {
  const { text } = parseCommand([verb, '--help']) as { text: string }
  for (const option of [...Object.keys(options), 'json', 'help'])
    expect(text).toMatch(new RegExp(`^  --${option} `, 'mu'))
})

const WITH_ARGUMENTS = Object.keys(COMMANDS).filter((verb) => COMMANDS[verb]!.arguments[0] > 0)
const BOUNDED = Object.keys(COMMANDS).filter((verb) => Number.isFinite(COMMANDS[verb]!.arguments[1]))

test.each(WITH_ARGUMENTS)('%s alone is an error', (verb) => {
  expect(parseCommand([verb])).toMatchObject({
    kind: 'usage',
    text: expect.stringContaining('an argument is missing'),
  })
})

test.each(BOUNDED)('%s with an argument too many is an error', (verb) => {
  const tooMany = Array.from({ length: COMMANDS[verb]!.arguments[1] + 1 }, () => 'x')
  expect(parseCommand([verb, ...tooMany])).toMatchObject({
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

test('help names every command', () => {
  const { text } = parseCommand([]) as { text: string }
  for (const verb of Object.keys(COMMANDS)) expect(text).toContain(`  ${verb} `)
  expect(parseCommand(['help', 'erase'])).toMatchObject({ kind: 'help' })
  expect(parseCommand(['help', 'dance'])).toMatchObject({ kind: 'usage' })
})
