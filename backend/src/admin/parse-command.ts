import { parseArgs } from 'node:util'
import type { Arguments } from './admin-context.ts'
import { FLAG, type Command } from './command.ts'
import { COMMANDS } from './commands.ts'

type ParsedCommand =
  | { readonly kind: 'run'; readonly command: Command; readonly args: Arguments }
  | { readonly kind: 'help'; readonly text: string }
  /** What was typed is wrong: nothing is done. */
  | { readonly kind: 'usage'; readonly text: string }

const EVERYWHERE = { help: FLAG, json: FLAG }
const EVERYWHERE_HELP = ['--json            output for programs', '--help            this help']
const PROGRAM = 'npm run submissions --'

/**
 * Reads a command line. An unknown command, and an option or argument that it does not take, is an error, never left
 * out.
 */
export function parseCommand([name, ...rest]: readonly string[]): ParsedCommand {
  if (name === undefined || name === 'help' || name === '--help') return helpOn(rest[0])
  const command = commandNamed(name)
  if (!command) return usage(`There is no command ${name}.`, `${PROGRAM} help`)
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...command.options, ...EVERYWHERE },
      allowPositionals: true,
    })
    if (values.help === true) return helpOn(name)
    const problem = argumentCountProblem(command, positionals)
    if (problem) return usage(`${name}: ${problem}`, `${PROGRAM} ${name} ${command.usage}`)
    return { kind: 'run', command, args: { positionals, options: values as Arguments['options'] } }
  } catch (error) {
    if (!isParseError(error)) throw error
    return usage(`${name}: ${shortMessage(error.message)}`, `${PROGRAM} ${name} --help`)
  }
}

function commandNamed(name: string): Command | undefined {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
}

function argumentCountProblem(
  { arguments: [min, max] }: Command,
  given: readonly string[],
): string | undefined {
  if (given.length < min) return 'an argument is missing.'
  if (given.length > max) return `too many arguments: ${given.slice(max).join(' ')}`
  return undefined
}

function isParseError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

const SHORT_MESSAGES: readonly (readonly [nodesMessage: RegExp, shortMessage: string])[] = [
  [/^Unknown option '(?<option>[^']+)'.*/su, 'there is no option $<option>.'],
  [/^Option '(?<option>--[\w-]+)(?: <value>)?' argument .*/su, '$<option> needs a value.'],
  [/^Option '(?<option>--[\w-]+)' does not take an argument$/u, '$<option> takes no value.'],
]

/** What Node says, without what it advises. */
function shortMessage(message: string): string {
  return SHORT_MESSAGES.reduce((text, [nodes, short]) => text.replace(nodes, short), message)
}

function usage(problem: string, see: string): ParsedCommand {
  return { kind: 'usage', text: `${problem}\nSee: ${see}` }
}

function helpOn(name: string | undefined): ParsedCommand {
  const command = name === undefined ? undefined : commandNamed(name)
  if (name !== undefined && !command) return usage(`There is no command ${name}.`, `${PROGRAM} help`)
  return { kind: 'help', text: command ? helpOnVerb(name ?? '', command) : HELP }
}

function helpOnVerb(name: string, { usage: form, summary, help = [] }: Command): string {
  const lines = [...help, ...EVERYWHERE_HELP].map((line) => `\n  ${line}`)
  return `${PROGRAM} ${name} ${form}\n\n${summary}\n${lines.join('')}`
}

const COLUMN_CHARACTERS = 18
const HELP = `Submissions, for staff and operators. Works while the site runs.

  ${PROGRAM} COMMAND

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(COLUMN_CHARACTERS)}${summary}`)
  .join('\n')}

  ${PROGRAM} COMMAND --help    what it takes

The settings are those of the site: DATA_DIR, DATABASE_URL, DATA_KEY.`
