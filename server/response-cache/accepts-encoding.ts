import type { Encoding } from './compress.ts'

/**
 * Whether a client takes an encoding, by its `Accept-Encoding` (RFC 9110, 12.5.3); quality 0 means that it does not.
 */
export function acceptsEncoding(accepted: string | undefined, encoding: Encoding): boolean {
  if (!accepted?.includes(encoding)) return false
  return accepted.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';')
    return name.trim().toLowerCase() === encoding && !parameters.some(isZeroQuality)
  })
}

function isZeroQuality(parameter: string): boolean {
  return /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(parameter)
}
