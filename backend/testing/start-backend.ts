import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { inheritedEnvironment } from '../../environment/testing/inherited-environment.ts'

/** The backend alone, in a process of its own. */
export interface BackendProcess {
  readonly address: string
  /** Everything it logged. */
  output(): string
  /** Kills it: no handler runs. */
  kill(): Promise<void>
  /** Stops it as an operator would. Returns its exit code. */
  stop(): Promise<number | null>
}

const MAIN = fileURLToPath(new URL('./run-backend.ts', import.meta.url))

/** Starts it and waits until it listens. `settings` are environment variables; `main` is another version's program. */
export async function startBackend(
  port: number,
  settings: Readonly<Record<string, string>>,
  main = MAIN,
): Promise<BackendProcess> {
  const env = {
    ...inheritedEnvironment(),
    PORT: String(port),
    LIMIT_PER_MINUTE: '0',
    LIMIT_PER_HOUR: '0',
    LIMIT_QUIET_PER_MINUTE: '0',
    ...settings,
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('"listening"')) resolve()
      })
    }
    child.once('exit', () => reject(new Error(`The backend ended before it listened: ${output}`)))
  })
  return {
    address: `http://127.0.0.1:${port}`,
    output: () => output,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}
