import type { ImageJob, ImageJobResult } from './image-job.ts'

export interface QueuedJob {
  readonly job: ImageJob
  readonly finish: (result: ImageJobResult) => void
}

/** Image jobs that wait, the next one first. */
interface ImageJobQueue {
  isFull(): boolean
  add(queued: QueuedJob): void
  /** Removes the next job; undefined when none waits. */
  take(): QueuedJob | undefined
  /** Removes all jobs. */
  takeAll(): QueuedJob[]
  /** Moves a job to the front; false when it does not wait. */
  moveToFront(job: ImageJob): boolean
}

const MAX_QUEUED_JOBS = 20_000

/** A queue without jobs. */
export function createImageJobQueue(): ImageJobQueue {
  const queue: QueuedJob[] = []
  return {
    isFull: () => queue.length >= MAX_QUEUED_JOBS,
    add: (queued) => void queue.push(queued),
    take: () => queue.shift(),
    takeAll: () => queue.splice(0),
    moveToFront(job) {
      const index = queue.findIndex((queued) => queued.job === job)
      if (index > 0) queue.unshift(...queue.splice(index, 1))
      return index >= 0
    },
  }
}
