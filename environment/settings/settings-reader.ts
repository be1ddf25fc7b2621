import { InvalidSetting, type Parser } from './parsers.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type SettingsResult<Settings> =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads settings from environment variables and collects every problem. A blank variable counts as not set. */
export interface SettingsReader {
  /** The parsed variable; undefined when it is not set or invalid. */
  optional<Value>(name: string, parse: Parser<Value>): Value | undefined
  /** The parsed variable; its default when it is not set or invalid. */
  withDefault<Value>(name: string, parse: Parser<Value>, standard: Value): Value
  /** Reports what is wrong with a variable, for rules that involve others. Only the first problem of each counts. */
  reject(name: string, problem: string): void
  /** The names of the variables that are set and begin with this prefix. */
  namesWith(prefix: string): readonly string[]
  /** The settings if no variable is invalid, else all problems. */
  result<Settings>(settings: Settings): SettingsResult<Settings>
}

/** Reads from these variables, without the blanks around their values. */
export function createSettingsReader(environment: Environment): SettingsReader {
  const problems = new Map<string, string>()
  const textOf = (name: string) => environment[name]?.trim() || undefined

  function optional<Value>(name: string, parse: Parser<Value>): Value | undefined {
    const text = textOf(name)
    const value = text === undefined ? undefined : parse(text)
    if (!(value instanceof InvalidSetting)) return value
    reject(name, value.problem)
    return undefined
  }

  function reject(name: string, problem: string): void {
    if (!problems.has(name)) problems.set(name, `${name} ${problem}`)
  }

  return {
    optional,
    withDefault: (name, parse, standard) => optional(name, parse) ?? standard,
    reject,
    namesWith: (prefix) => Object.keys(environment).filter((name) => name.startsWith(prefix) && textOf(name)),
    result: (settings) =>
      problems.size === 0 ? { ok: true, settings } : { ok: false, problems: [...problems.values()] },
  }
}

/** What a program prints before it exits: one problem on each line. */
export function invalidSettingsMessage(problems: readonly string[]): string {
  return ['Invalid settings:', ...problems.map((problem) => `- ${problem}`)].join('\n')
}
