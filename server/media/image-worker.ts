import type { ChildProcess } from 'node:child_process'
import type { ImageJob, ImageJobResult } from './image-job.ts'
import { type ImageProcessOptions, startImageProcess } from './start-image-process.ts'

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

interface QueuedJob {
  readonly job: ImageJob
  readonly finish: (result: ImageJobResult) => void
}

const JOB_MS = 60_000
/** The process ends when idle, and returns its memory. */
const IDLE_MS = 15_000
const MAX_QUEUED = 20_000
const WORKER_FAILED: ImageJobResult = { ok: false, reason: 'The image process does not work' }

/** Decodes and encodes in a process that starts with the first job. */
export function createImageWorker(options: ImageWorkerOptions = {}): ImageWorker {
  const { jobMs = JOB_MS, idleMs = IDLE_MS, pauseMs = 0 } = options
  const queue: QueuedJob[] = []
  let child: ChildProcess | null = null
  let current: QueuedJob | null = null
  let timer: NodeJS.Timeout | undefined
  let pause: NodeJS.Timeout | undefined
  let isClosed = false

  function next(): void {
    clearTimeout(timer)
    clearTimeout(pause)
    pause = undefined
    current = queue.shift() ?? null
    if (!current) timer = setTimeout(end, idleMs).unref()
    else {
      child ??= start()
      timer = setTimeout(end, jobMs).unref()
      child.send(current.job, (error) => {
        if (error) end()
      })
    }
  }

  function finish(result: ImageJobResult): void {
    current?.finish(result)
    next()
  }

  function start(): ChildProcess {
    const started = startImageProcess(options, {
      onResult: (result) => child === started && finish(result),
      onEnd: () => child === started && end(),
    })
    return started
  }

  /** The running job fails; the next one starts a new process. */
  function end(): void {
    const ended = child
    child = null
    ended?.kill('SIGKILL')
    if (current) finish(WORKER_FAILED)
  }

  return {
    run(job) {
      if (isClosed || queue.length >= MAX_QUEUED) return Promise.resolve(WORKER_FAILED)
      return new Promise((finished) => {
        queue.push({ job, finish: finished })
        if (current) return
        if (pauseMs === 0) next()
        else pause ??= setTimeout(next, pauseMs)
      })
    },
    prioritize(job) {
      const index = queue.findIndex((queued) => queued.job === job)
      if (index > 0) queue.unshift(...queue.splice(index, 1))
      if (index >= 0 && !current) next()
    },
    close() {
      isClosed = true
      clearTimeout(pause)
      for (const { finish: fail } of queue.splice(0)) fail(WORKER_FAILED)
      end()
    },
  }
}
