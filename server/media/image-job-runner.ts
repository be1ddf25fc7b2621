import type { ChildProcess } from 'node:child_process'
import type { ImageJob, ImageJobResult } from './image-job.ts'
import { type ImageProcessOptions, startImageProcess } from './start-image-process.ts'

/** A process for image jobs that starts with a job. After its end, the next job starts another one. */
interface ImageJobRunner {
  send(job: ImageJob): void
  /** Ends the process. */
  end(): void
}

interface RunnerListeners {
  readonly onResult: (result: ImageJobResult) => void
  /** The process has ended, by itself or by `end`. */
  readonly onEnd: () => void
}

/** Runs one job at a time; nothing is started yet. */
export function createImageJobRunner(
  options: ImageProcessOptions,
  { onResult, onEnd }: RunnerListeners,
): ImageJobRunner {
  let child: ChildProcess | null = null

  function start(): ChildProcess {
    const started = startImageProcess(options, {
      onResult: (result) => child === started && onResult(result),
      onEnd: () => child === started && end(),
    })
    return started
  }

  function end(): void {
    const ended = child
    child = null
    ended?.kill('SIGKILL')
    onEnd()
  }

  /** Without memory `fork` throws; without file handles the process it returns cannot be sent anything. */
  function send(job: ImageJob): void {
    try {
      const target = (child ??= start())
      target.send(job, (error) => {
        if (error && child === target) end()
      })
    } catch {
      const failed = child
      setImmediate(() => child === failed && end())
    }
  }

  return { send, end }
}
