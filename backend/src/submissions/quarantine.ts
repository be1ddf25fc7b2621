import type { HoneypotResult } from '@beam/forms/engine/honeypot.ts'

export type QuarantineReason = 'trap-filled' | 'sent-too-quickly' | 'many-from-one-client'

/** Faster than this nobody reads a form, let alone fills it in. */
const LEAST_ELAPSED_MS = 1_000

/** Why a person should look before anybody is told; none means it is trusted. Never a reason to drop it. */
export function quarantineReasons(honeypot: HoneypotResult, isOneOfMany: boolean): QuarantineReason[] {
  const reasons: QuarantineReason[] = []
  if (honeypot.filled) reasons.push('trap-filled')
  if (honeypot.elapsedMs !== undefined && honeypot.elapsedMs < LEAST_ELAPSED_MS)
    reasons.push('sent-too-quickly')
  if (isOneOfMany) reasons.push('many-from-one-client')
  return reasons
}
