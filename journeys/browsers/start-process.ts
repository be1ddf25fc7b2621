import { spawn } from 'node:child_process'

const START_TIMEOUT_MS = 60_000

interface StartedProcess {
  /** What the pattern found. */
  readonly found: string
  stop(): Promise<void>
}

/**
 * Starts a program and resolves once its output matches, without a pattern at once. Rejects with its output when it
 * ends before, or says nothing.
 */
export async function startProcess(
  command: readonly [string, ...string[]],
  pattern: RegExp | null,
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedProcess> {
  const [program, ...args] = command
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  process.once('exit', () => kill(child.pid))
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  let output = ''
  const found = new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${program} ${why}:\n${output}`))
    setTimeout(() => fail('did not start'), START_TIMEOUT_MS).unref()
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const match = pattern?.exec(output)
        if (match) resolve(match[1] ?? match[0])
      })
    if (!pattern) child.once('spawn', () => resolve(''))
    child.once('error', ({ message }) => fail(message))
    void ended.then(() => fail('ended'))
  })
  return {
    found: await found.catch((error: unknown) => {
      kill(child.pid)
      throw error
    }),
    async stop() {
      kill(child.pid)
      await ended
    },
  }
}

/** The program and what it started: browsers consist of many processes. */
function kill(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
