import { formatTime } from '../submissions/format-time.ts'
import { AdminError, type AdminContext, type Arguments } from './admin-context.ts'

const MAX_LISTED = 1_000

/** What is still to be sent, and what was given up; `retry` gives all of it a new start. */
export async function outbox(context: AdminContext, { positionals }: Arguments): Promise<void> {
  const [what = 'status'] = positionals
  if (what === 'status') return status(context)
  if (what === 'retry') return retry(context)
  throw new AdminError('Say outbox status or outbox retry.')
}

async function status({ storage, print }: AdminContext): Promise<void> {
  for (const line of await storage.listUndelivered({ limit: MAX_LISTED })) {
    const failure = line.failure === null ? '' : `  ${line.failure}`
    const next = line.state === 'waiting' ? `next ${formatTime(line.nextAt)}` : 'given up'
    print(`${line.reference}  ${line.kind.padEnd(18)} ${next}  ${line.attempts} attempts${failure}`)
  }
  const { outboxWaiting, outboxDead } = await storage.countEverything(null)
  print(`${outboxWaiting} waiting, ${outboxDead} given up`)
}

async function retry({ storage, print, now }: AdminContext): Promise<void> {
  print(`${await storage.retryDeliveries({ now: now() })} deliveries are tried again now.`)
}
