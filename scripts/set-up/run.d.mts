interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly onOutput?: (text: string) => void
}

interface RunResult {
  readonly code: number
  /** Standard output and standard error together. */
  readonly output: string
}

/** Runs a command to its end without showing its output. */
export function run(
  name: string,
  command: readonly [string, ...string[]],
  options?: RunOptions & { readonly hasChannel?: boolean },
): Promise<RunResult>

/** Runs a Node program, which ends when this process is killed. */
export function runNode(name: string, args: readonly string[], options?: RunOptions): Promise<RunResult>
