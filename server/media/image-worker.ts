import type { ImageJob, ImageJobResult } from './image-job.ts'
import { createImageJobQueue, type QueuedJob } from './image-job-queue.ts'
import { createImageJobRunner } from './image-job-runner.ts'
import type { ImageProcessOptions } from './start-image-process.ts'

/** Runs image jobs in a process of its own, one at a time. */
export interface ImageWorker {
  /** Does not reject: a crash or a timeout is a failed job. */
  run(job: ImageJob): Promise<ImageJobResult>
  /** Moves a waiting job to the front, and starts without a pause. */
  prioritize(job: ImageJob): void
  /** Ends the process; pending jobs fail. */
  close(): void
}

interface ImageWorkerOptions extends ImageProcessOptions {
  /** A job that takes longer fails. */
  readonly jobMs?: number
  readonly idleMs?: number
  /** After a rest, the first job waits so long. */
  readonly pauseMs?: number
}

const JOB_MS = 60_000
/** The process ends when idle, and returns its memory. */
const IDLE_MS = 15_000
const WORKER_FAILED: ImageJobResult = { ok: false, reason: 'The image process does not work' }

/** Decodes and encodes in a process that starts with the first job. */
export function createImageWorker(options: ImageWorkerOptions = {}): ImageWorker {
  const { jobMs = JOB_MS, idleMs = IDLE_MS, pauseMs = 0 } = options
  const queue = createImageJobQueue()
  const runner = createImageJobRunner(options, { onResult: finish, onEnd: failCurrent })
  let current: QueuedJob | undefined
  let timer: NodeJS.Timeout | undefined
  let pause: NodeJS.Timeout | undefined
  let isClosed = false

  function next(): void {
    clearTimeout(timer)
    clearTimeout(pause)
    pause = undefined
    current = queue.take()
    timer = setTimeout(runner.end, current ? jobMs : idleMs).unref()
    if (current) runner.send(current.job)
  }

  function finish(result: ImageJobResult): void {
    current?.finish(result)
    next()
  }

  /** The next job starts a new process. */
  function failCurrent(): void {
    if (current) finish(WORKER_FAILED)
  }

  return {
    run(job) {
      if (isClosed || queue.isFull()) return Promise.resolve(WORKER_FAILED)
      return new Promise((finished) => {
        queue.add({ job, finish: finished })
        if (current) return
        if (pauseMs === 0) next()
        else pause ??= setTimeout(next, pauseMs)
      })
    },
    prioritize(job) {
      if (queue.moveToFront(job) && !current) next()
    },
    close() {
      isClosed = true
      clearTimeout(pause)
      for (const { finish: fail } of queue.takeAll()) fail(WORKER_FAILED)
      runner.end()
    },
  }
}
