export interface BenchOptions {
  /** How often each thing is measured; its median counts. undefined: as the bench likes. */
  readonly runs: number | undefined
  /** How long load is put on at a time. */
  readonly seconds: number | undefined
  /** Submissions already stored before the last measurement. */
  readonly rows: number | undefined
  /** Only what has this in its name, e.g. a path. */
  readonly only: string | undefined
}

export interface Findings {
  /** Of the section in RESULTS.md. */
  readonly title: string
  /** Markdown. */
  readonly text: string
  /** Of programs that took part. */
  readonly versions: Readonly<Record<string, string>>
}

export type Bench = (options: BenchOptions) => Promise<Findings>

/** Reads what was written behind the bench's name. Throws on what is no whole number. */
export function readOptions(words: Readonly<Record<string, string | boolean | undefined>>): BenchOptions {
  const number = (name: string) => {
    const word = words[name]
    if (typeof word !== 'string') return undefined
    if (/^[1-9]\d{0,8}$/.test(word)) return Number(word)
    throw new Error(`--${name} must be a whole number.`)
  }
  const { only } = words
  return {
    runs: number('runs'),
    seconds: number('seconds'),
    rows: number('rows'),
    only: typeof only === 'string' ? only : undefined,
  }
}
