import { parseArgs } from 'node:util'

/** What the command prints when it is asked, or does not understand its arguments. */
export const USAGE = `npm run content -- check              what is published in the content service
npm run content -- check --defaults   the default documents
npm run content -- check --live       what the owner must fill in before launch, with settings; --count: how many`

export interface Arguments {
  /** '' when an option is unknown. */
  readonly command: string
  readonly defaults?: boolean
  readonly live?: boolean
  /** Only how many entries are open. */
  readonly count?: boolean
}

/** Reads what was typed after the name of the program. */
export function readArguments(args: string[]): Arguments {
  try {
    const flag = { type: 'boolean' } as const
    const options = { defaults: flag, live: flag, count: flag }
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    const command = values.count && !values.live ? '' : positionals.join(' ')
    return { command, ...values }
  } catch {
    return { command: '' }
  }
}
