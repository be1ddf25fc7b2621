import { maxMultipartBytes } from '../http/body.ts'
import type { IntakeTarget } from './intake-target.ts'
import type { SlotKind, SlotLimits } from './slots.ts'

/** For callers that pass no client address: only the whole process is bounded. */
export const DEFAULT_SLOTS: SlotLimits = { total: 512, perAddress: 0, perNetwork: 0 }
/** Rejections that are shown with what was typed, at one time. */
const REDISPLAY_SLOTS: SlotLimits = { total: 32, perAddress: 2, perNetwork: 8 }
/**
 * Uploads in memory at one time, of the largest size: eight clients that use their whole quota leave space for others.
 */
const LARGEST_UPLOADS_AT_ONCE = 12

/** The slots of each kind of request. */
export function slotLimits(limits: SlotLimits): Record<SlotKind, SlotLimits> {
  return { text: limits, upload: limits, rejected: limits.perAddress === 0 ? limits : REDISPLAY_SLOTS }
}

/** Per address one upload of the largest size, or as many smaller ones; the total when addresses have no limit. */
export function uploadLimits(targets: readonly IntakeTarget[], { perAddress }: SlotLimits) {
  const largestBytes = Math.max(...targets.map(({ limits }) => maxMultipartBytes(limits)))
  const totalBytes = LARGEST_UPLOADS_AT_ONCE * largestBytes
  return { totalBytes, perAddressBytes: perAddress === 0 ? totalBytes : largestBytes }
}
