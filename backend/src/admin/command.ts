import type { ParseArgsConfig } from 'node:util'
import type { AdminContext, Arguments } from './admin-context.ts'

/** A command below `npm run submissions --`. */
export interface Command {
  /** What follows its name, e.g. 'ID [--on DAY]'. */
  readonly usage: string
  readonly summary: string
  /** Lines of `--help`: one for each option of its own. `--json` and `--help` are those of every command. */
  readonly help?: readonly string[]
  /** The fewest and the most arguments that are not options. */
  readonly arguments: readonly [number, number]
  /** Beside `--json` and `--help`. */
  readonly options?: CommandOptions
  readonly run: (context: AdminContext, args: Arguments) => Promise<void>
}

type CommandOptions = NonNullable<ParseArgsConfig['options']>

export const TEXT = { type: 'string' } as const
export const FLAG = { type: 'boolean' } as const
