import type { Encoding } from './compress.ts'

/** Whether a client takes an encoding, by its `Accept-Encoding`; quality 0 means that it does not. */
export function accepts(accepted: string | undefined, encoding: Encoding): boolean {
  if (!accepted?.includes(encoding)) return false
  return !accepted.includes('q=0') || !refused(encoding).test(accepted)
}

function refused(encoding: Encoding): RegExp {
  return new RegExp(`\\b${encoding}\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$)`)
}
