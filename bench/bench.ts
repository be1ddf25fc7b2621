export interface BenchOptions {
  /** Number of measurements, of which the median is reported. undefined: the benchmark's default. */
  readonly runs: number | undefined
  /** Duration of each load test. */
  readonly seconds: number | undefined
  /** Number of rows (submissions or pages) stored before the last measurement. */
  readonly rows: number | undefined
  /** Measures only the cases whose name contains this text; for pages and intake a regular expression. */
  readonly only: string | undefined
  /** For intake: beside people who work in the inbox, compared with the inbox off. */
  readonly inbox: boolean
  /** For serve and intake: one site process compared with several. */
  readonly processes: boolean
  /** For compare: the folder of the other checkout. */
  readonly beside: string | undefined
}

export interface BenchReport {
  /** Title of the section in RESULTS.md. */
  readonly title: string
  /** The section in Markdown. */
  readonly text: string
  /** Versions of the programs used. */
  readonly versions: Readonly<Record<string, string>>
}

export type Bench = (options: BenchOptions) => Promise<BenchReport | readonly BenchReport[]>

/** Parses the options of the command. Throws if a number is not a positive integer. */
export function readOptions(args: Readonly<Record<string, string | boolean | undefined>>): BenchOptions {
  const number = (name: string) => {
    const value = args[name]
    if (typeof value !== 'string') return undefined
    if (/^[1-9]\d{0,8}$/.test(value)) return Number(value)
    throw new Error(`--${name} must be a positive integer.`)
  }
  const { only, beside } = args
  return {
    runs: number('runs'),
    seconds: number('seconds'),
    rows: number('rows'),
    only: typeof only === 'string' ? only : undefined,
    inbox: args['inbox'] === true,
    processes: args['processes'] === true,
    beside: typeof beside === 'string' ? beside : undefined,
  }
}
