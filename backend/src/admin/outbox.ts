import { auditEntry } from '../inbox/audit-entry.ts'
import { formatTime } from '../submissions/format-time.ts'
import { printableJson } from '../submissions/printable-json.ts'
import { formatCount } from './format-count.ts'
import { AdminError, report, wantsJson, type AdminContext, type Arguments } from './admin-context.ts'

const MAX_LISTED_DELIVERIES = 1_000

/** What is still to be sent, and what was given up; `retry` gives all of it a new start. */
export async function outbox(context: AdminContext, args: Arguments): Promise<void> {
  const [what = 'status'] = args.positionals
  if (what === 'status') return status(context, wantsJson(args))
  if (what === 'retry') return retry(context, args)
  throw new AdminError('Say outbox status or outbox retry.')
}

async function status({ storage, print }: AdminContext, asJson: boolean): Promise<void> {
  const undelivered = await storage.listUndelivered({ limit: MAX_LISTED_DELIVERIES })
  if (asJson) return print(printableJson(undelivered))
  for (const line of undelivered) {
    const failure = line.failure === null ? '' : `  ${line.failure}`
    const next = line.state === 'waiting' ? `next ${formatTime(line.nextAt)}` : 'given up'
    print(
      `${line.reference}  ${line.kind.padEnd(18)} ${next}  ${formatCount(line.attempts, 'attempt')}${failure}`,
    )
  }
  const { outboxWaiting, outboxDead } = await storage.countBacklog(null)
  print(`${outboxWaiting} waiting, ${outboxDead} given up`)
}

async function retry(context: AdminContext, args: Arguments): Promise<void> {
  const { storage, now } = context
  const retried = await storage.retryDeliveries({ now: now() })
  await storage.appendAudit(auditEntry(context, context.actor, 'retry', null, { deliveries: retried }))
  report(
    context,
    args,
    { retried },
    retried === 1 ? '1 delivery is tried again now.' : `${retried} deliveries are tried again now.`,
  )
}
