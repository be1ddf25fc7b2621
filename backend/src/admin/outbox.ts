import { auditEntry } from '../inbox/inbox-context.ts'
import { formatTime } from '../submissions/format-time.ts'
import { AdminError, type AdminContext, type Arguments } from './admin-context.ts'

const MAX_LISTED = 1_000

/** What is still to be sent, and what was given up; `retry` gives all of it a new start. */
export async function outbox(context: AdminContext, { positionals, options }: Arguments): Promise<void> {
  const [what = 'status'] = positionals
  if (what === 'status') return status(context, options['json'] === true)
  if (what === 'retry') return retry(context)
  throw new AdminError('Say outbox status or outbox retry.')
}

async function status({ storage, print }: AdminContext, asJson: boolean): Promise<void> {
  const undelivered = await storage.listUndelivered({ limit: MAX_LISTED })
  if (asJson) return print(JSON.stringify(undelivered))
  for (const line of undelivered) {
    const failure = line.failure === null ? '' : `  ${line.failure}`
    const next = line.state === 'waiting' ? `next ${formatTime(line.nextAt)}` : 'given up'
    print(`${line.reference}  ${line.kind.padEnd(18)} ${next}  ${line.attempts} attempts${failure}`)
  }
  const { outboxWaiting, outboxDead } = await storage.countEverything(null)
  print(`${outboxWaiting} waiting, ${outboxDead} given up`)
}

async function retry(context: AdminContext): Promise<void> {
  const { storage, print, now } = context
  const retried = await storage.retryDeliveries({ now: now() })
  await storage.appendAudit(auditEntry(context, context.actor, 'retry', null, { deliveries: retried }))
  print(`${retried} deliveries are tried again now.`)
}
