/**
 * A safe link target, or '' for any other value. Safe are http and https without a user name, mailto, tel, a path of
 * this site and an anchor. Adds the leading slash to a bare path and https:// to www., and encodes spaces as %20.
 */
export function safeAddress(value: unknown): string {
  if (typeof value !== 'string') return ''
  const address = value.trim().replaceAll(' ', '%20')
  if (address === '' || UNSAFE_CHARACTER.test(address) || ENTITY.test(address)) return ''
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase()
  if (scheme === undefined) return safePath(address)
  if (scheme === 'http' || scheme === 'https') return safeWebAddress(address)
  return scheme === 'mailto' || scheme === 'tel' ? address : ''
}

/** Like `safeAddress`, for targets on other sites: adds a missing https://, e.g. to 'example.com/shop'. */
export function safeExternalAddress(value: unknown): string {
  if (typeof value !== 'string') return ''
  const address = value.trim()
  const hasScheme = /^(?:https?:|mailto:|tel:|[/#?])/i.test(address)
  return safeAddress(hasScheme ? address.replace(/^\/\/+/, 'https://') : `https://${address}`)
}

/** Whether an address begins with http or https. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address)
}

// Whitespace, control, invisible and bidirectional characters, lone surrogates, backslashes, and characters of markup
// and templates: none is valid in an address, all are used to disguise one.
const UNSAFE_CHARACTER = /[\s\p{Cc}\p{Cf}\p{Cs}\\<>"`{}|^]/u

// e.g. "javascript&#58;" or "java&Tab;script:": harmless in React, but not to a consumer that decodes entities.
const ENTITY = /&(?:#|colon;|tab;|newline;|lpar;|sol;|bsol;|amp;#)/i

const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/** Base for resolving relative addresses. */
const BASE_URL = 'http://here.invalid'

function safePath(address: string): string {
  if (address.startsWith('//')) return ''
  if (/^www\./i.test(address)) return safeWebAddress(`https://${address}`)
  const path = /^[/#?]/.test(address) ? address : `/${address}`
  const resolved = URL.parse(path, BASE_URL)
  const isSameOrigin = resolved?.origin === BASE_URL && !resolved.pathname.startsWith('//')
  return isSameOrigin ? path : ''
}

function safeWebAddress(address: string): string {
  const url = /^https?:\/\/[^/]/i.test(address) ? URL.parse(address) : null
  return url && url.hostname !== '' && url.username === '' && url.password === '' ? address : ''
}
