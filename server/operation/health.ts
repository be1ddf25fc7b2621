export interface HealthDependencies {
  readonly storageReady: () => Promise<boolean>
  /** Whether the largest submission would find room on the disk. */
  readonly hasRoom: () => Promise<boolean>
  readonly contentStatus: () => { readonly reachable: boolean; readonly lastGoodAnswerAgeMs: number | null }
  readonly isStopping: () => boolean
}

export type Health = ReturnType<typeof createHealth>

/** What a load balancer asks: is the process there, and should visitors be sent to it. */
export function createHealth({ storageReady, hasRoom, contentStatus, isStopping }: HealthDependencies) {
  return {
    alive: () => answer(200, { status: 'ok' }),
    /** The content service only informs: without it the site shows what it has. */
    ready: async () => {
      const [isOpen, isRoomy] = await Promise.all([sure(storageReady()), sure(hasRoom())])
      const ready = isOpen && isRoomy && !isStopping()
      return answer(ready ? 200 : 503, {
        status: ready ? 'ok' : 'not ready',
        storage: isOpen ? 'ok' : 'not available',
        disk: isRoomy ? 'ok' : 'nearly full',
        contentService: contentStatus(),
      })
    },
  }
}

function sure(claim: Promise<boolean>): Promise<boolean> {
  return claim.catch(() => false)
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
