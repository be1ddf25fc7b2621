import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { ImageJobResult } from './image-job.ts'

export interface ImageProcessOptions {
  /** The process's program. */
  readonly file?: string
  /** 'low': visitors' requests, and everything else on the machine, go first. */
  readonly priority?: 'low' | 'normal'
}

interface ImageProcessListeners {
  readonly onResult: (result: ImageJobResult) => void
  /** Called at least once when the process has ended, or could not be started. */
  readonly onEnd: () => void
}

const PROGRAM = join(import.meta.dirname, 'image-process.ts')

/** Starts a process that runs image jobs: a hostile image can only break that. Does not keep this process running. */
export function startImageProcess(
  { file = PROGRAM, priority = 'low' }: ImageProcessOptions,
  { onResult, onEnd }: ImageProcessListeners,
): ChildProcess {
  const child = fork(file, [priority], {
    execArgv: ['--max-old-space-size=64'],
    // Without the settings and secrets of this process.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('message', onResult)
  child.once('exit', onEnd)
  child.once('error', onEnd)
  child.unref()
  child.channel?.unref()
  return child
}
