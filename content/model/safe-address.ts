/**
 * A link target that can do no harm, or '': http and https without a user name, mailto, tel, a path of this site or
 * an anchor. A bare path gains its leading slash, www. its https, and spaces inside are written as %20.
 */
export function safeAddress(value: unknown): string {
  if (typeof value !== 'string') return ''
  const address = value.trim().replaceAll(' ', '%20')
  if (address === '' || HIDING_CHARACTER.test(address) || ENTITY.test(address)) return ''
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase()
  if (scheme === undefined) return safePath(address)
  if (scheme === 'http' || scheme === 'https') return safeWebAddress(address)
  return scheme === 'mailto' || scheme === 'tel' ? address : ''
}

/** An address outside the site: https is added where it is missing, e.g. 'example.com/shop'. */
export function safeExternalAddress(value: unknown): string {
  if (typeof value !== 'string') return ''
  const address = value.trim()
  const hasItsOwnKind = /^(?:https?:|mailto:|tel:|[/#?])/i.test(address)
  return safeAddress(hasItsOwnKind ? address.replace(/^\/\/+/, 'https://') : `https://${address}`)
}

export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address)
}

// Whitespace, controls, invisible and direction-changing characters, lone surrogates, backslashes and what only
// markup or templates need: none has a place in an address, all have been used to hide one.
const HIDING_CHARACTER = /[\s\p{Cc}\p{Cf}\p{Cs}\\<>"`{}|^]/u

// e.g. "javascript&#58;" or "java&Tab;script:": harmless to React, not to a careless reader further on.
const ENTITY = /&(?:#|colon;|tab;|newline;|lpar;|sol;|bsol;|amp;#)/i

const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/** Stands for the site itself where an address is resolved to see where it would lead. */
const HERE = 'http://here.invalid'

function safePath(address: string): string {
  if (address.startsWith('//')) return ''
  if (/^www\./i.test(address)) return safeWebAddress(`https://${address}`)
  const path = /^[/#?]/.test(address) ? address : `/${address}`
  const resolved = URL.parse(path, HERE)
  const staysHere = resolved?.origin === HERE && !resolved.pathname.startsWith('//')
  return staysHere ? path : ''
}

function safeWebAddress(address: string): string {
  const url = /^https?:\/\/[^/]/i.test(address) ? URL.parse(address) : null
  return url && url.hostname !== '' && url.username === '' && url.password === '' ? address : ''
}
