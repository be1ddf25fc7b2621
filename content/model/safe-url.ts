/**
 * A safe link target, or '' for any other value. Safe are http and https without a user name, mailto, tel, a path of
 * this site and an anchor. Adds the leading slash to a bare path and https:// to www., and encodes spaces as %20.
 */
export function safeUrl(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value.trim().replaceAll(' ', '%20')
  if (text === '' || UNSAFE_CHARACTER.test(text) || ENTITY.test(text)) return ''
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined) return safePath(text)
  if (scheme === 'http' || scheme === 'https') return safeWebUrl(text)
  return scheme === 'mailto' || scheme === 'tel' ? text : ''
}

/** Like `safeUrl`, for targets on other sites: adds a missing https://, e.g. to 'example.com/shop'. */
export function safeExternalUrl(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value.trim()
  const hasScheme = /^(?:https?:|mailto:|tel:|[/#?])/i.test(text)
  return safeUrl(hasScheme ? text.replace(/^\/\/+/, 'https://') : `https://${text}`)
}

/** Whether a URL begins with http or https. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text)
}

// Whitespace, control, invisible and bidirectional characters, lone surrogates, backslashes, and characters of markup
// and templates: none is valid in a URL, all are used to disguise one.
const UNSAFE_CHARACTER = /[\s\p{Cc}\p{Cf}\p{Cs}\\<>"`{}|^]/u

// e.g. "javascript&#58;" or "java&Tab;script:": harmless in React, but not to a consumer that decodes entities.
const ENTITY = /&(?:#|colon;|tab;|newline;|lpar;|sol;|bsol;|amp;#)/i

const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/** Base for resolving relative URLs. */
const BASE_URL = 'http://here.invalid'

function safePath(text: string): string {
  if (text.startsWith('//')) return ''
  if (/^www\./i.test(text)) return safeWebUrl(`https://${text}`)
  const path = /^[/#?]/.test(text) ? text : `/${text}`
  const resolved = URL.parse(path, BASE_URL)
  const isSameOrigin = resolved?.origin === BASE_URL && !resolved.pathname.startsWith('//')
  return isSameOrigin ? path : ''
}

function safeWebUrl(text: string): string {
  const url = /^https?:\/\/[^/]/i.test(text) ? URL.parse(text) : null
  return url && url.hostname !== '' && url.username === '' && url.password === '' ? text : ''
}
