import type { Actor } from '../inbox/actor.ts'
import type { InboxContext } from '../inbox/inbox-context.ts'
import { asReference } from '../inbox/find-submission.ts'
import { isRejected, type RejectedOperation } from '../inbox/rejected-operation.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import { printableJson } from '../submissions/printable-json.ts'

/** What operators, and staff without the admin page, work with. */
export interface AdminContext extends InboxContext {
  /** Whoever typed the command. */
  readonly actor: Actor
  /** To the person, a line at a time. */
  readonly print: (line: string) => void
  /** To a file or a pipe as it is; what a terminal would obey is left out only there. */
  readonly write: (text: string) => Promise<void>
}

/** What a person typed after the command's name. */
export interface Arguments {
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** Something the person must put right; its message is all they see. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}

/** What was asked for; an AdminError when it was rejected. */
export function accepted<T extends object>(outcome: T | RejectedOperation): T {
  if (isRejected(outcome)) throw new AdminError(outcome.message)
  return outcome
}

/** The first argument after the command, e.g. an id. */
export function singleArgument({ positionals }: Arguments, what: string): string {
  const [argument] = positionals
  // Empty: a variable of a script was not set.
  if (!argument?.trim()) throw new AdminError(`Say which ${what}.`)
  return argument
}

/** An option's text; undefined when it was not given. */
export function optionText({ options }: Arguments, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

/** Whether the output is for a program: `--json`. */
export function wantsJson({ options }: Arguments): boolean {
  return options['json'] === true
}

/** Prints the outcome: as one line of JSON with `--json`, otherwise `message`. */
export function report(context: AdminContext, args: Arguments, outcome: object, message: string): void {
  context.print(wantsJson(args) ? printableJson(outcome) : message)
}

/** The submission that the first argument names, by id or reference. */
export async function findSubmission(context: AdminContext, args: Arguments): Promise<StoredSubmission> {
  return findOne(context, singleArgument(args, 'submission: its id or its reference'))
}

/** Those that the arguments name. Throws when one of them does not exist. */
export async function findSubmissions(context: AdminContext, args: Arguments): Promise<StoredSubmission[]> {
  singleArgument(args, 'submission: its id or its reference')
  const found: StoredSubmission[] = []
  for (const argument of args.positionals) found.push(await findOne(context, argument))
  return found
}

async function findOne({ storage }: AdminContext, argument: string): Promise<StoredSubmission> {
  const stored = await storage.readSubmission(asReference(argument) ?? argument)
  if (!stored) throw new AdminError(`There is no submission ${argument}.`)
  return stored
}
