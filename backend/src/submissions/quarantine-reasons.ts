import type { HoneypotResult } from '@beam/forms/engine/honeypot.ts'

/** As stored. `trap-filled`: the honeypot field was filled in. */
export type QuarantineReason = 'trap-filled' | 'sent-too-quickly' | 'many-from-one-client'

/** No person reads and fills in a form faster than this. */
const MIN_ELAPSED_MS = 1_000

/** Why staff should review it before anybody is notified; none: it is trusted. It is stored either way. */
export function quarantineReasons(honeypot: HoneypotResult, exceedsSoftLimit: boolean): QuarantineReason[] {
  const reasons: QuarantineReason[] = []
  if (honeypot.filled) reasons.push('trap-filled')
  if (honeypot.elapsedMs !== undefined && honeypot.elapsedMs < MIN_ELAPSED_MS)
    reasons.push('sent-too-quickly')
  if (exceedsSoftLimit) reasons.push('many-from-one-client')
  return reasons
}
