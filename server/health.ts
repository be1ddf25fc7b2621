export interface HealthDependencies {
  readonly storageReady: () => Promise<boolean>
  readonly contentStatus: () => { readonly reachable: boolean; readonly lastGoodAnswerAgeMs: number | null }
  readonly isStopping: () => boolean
}

export type Health = ReturnType<typeof createHealth>

/** What a load balancer asks: is the process there, and should visitors be sent to it. */
export function createHealth({ storageReady, contentStatus, isStopping }: HealthDependencies) {
  return {
    alive: () => answer(200, { status: 'ok' }),
    /** The content service only informs: without it the site shows what it has. */
    ready: async () => {
      const storage = await storageReady().catch(() => false)
      const ready = storage && !isStopping()
      return answer(ready ? 200 : 503, {
        status: ready ? 'ok' : 'not ready',
        storage: storage ? 'ok' : 'not available',
        contentService: contentStatus(),
      })
    },
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
