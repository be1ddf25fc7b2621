interface ContentStatus {
  readonly reachable: boolean
  readonly lastSuccessAgeMs: number | null
}

export interface HealthDependencies {
  readonly storageReady: () => Promise<boolean>
  /** Whether the largest submission fits on the disk. */
  readonly hasFreeSpace: () => Promise<boolean>
  readonly contentStatus: () => ContentStatus
  readonly isStopping: () => boolean
}

export type Health = ReturnType<typeof createHealth>

/** Liveness and readiness for load balancers: is the process running, and should it receive requests. */
export function createHealth({ storageReady, hasFreeSpace, contentStatus, isStopping }: HealthDependencies) {
  return {
    alive: () => respond(200, { status: 'ok' }),
    /** The content service does not count: without it the site serves cached content. */
    ready: async () => {
      const [hasStorage, hasSpace] = await Promise.all([
        falseOnError(storageReady()),
        falseOnError(hasFreeSpace()),
      ])
      const ready = hasStorage && hasSpace && !isStopping()
      return respond(ready ? 200 : 503, {
        status: ready ? 'ok' : 'not ready',
        storage: hasStorage ? 'ok' : 'not available',
        disk: hasSpace ? 'ok' : 'nearly full',
        contentService: contentServiceStatus(contentStatus()),
      })
    },
  }
}

/** The names are read by monitoring. */
function contentServiceStatus({ reachable, lastSuccessAgeMs }: ContentStatus): object {
  return { reachable, lastGoodAnswerAgeMs: lastSuccessAgeMs }
}

function falseOnError(check: Promise<boolean>): Promise<boolean> {
  return check.catch(() => false)
}

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
