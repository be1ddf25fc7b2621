import { createHash } from 'node:crypto'

const OPENING = /<(?<tag>script|style)\b(?<attributes>[^>]*)>/g

export interface PolicyFacts {
  readonly siteUrl: string
  /** A tag manager is used: its scripts load further scripts and do not support Trusted Types. */
  readonly foreignScripts: boolean
  /** The chat assistant is used, in our own frame with its own policy (pages/assistant-document.server.ts). */
  readonly hasAssistant: boolean
  /** The origin that may embed this page, for previews; null: none. */
  readonly frameAncestor: string | null
  /** The origin of images that are not saved yet, for live previews; null: none. */
  readonly unsavedImages: string | null
}

/**
 * The strictest policy that works for the document. Inline scripts and styles are allowed by hash, so that the policy
 * is cached with the page.
 */
export function contentSecurityPolicy(html: string, facts: PolicyFacts): string {
  const own = inlineHashes(html)
  const anyHttps = facts.foreignScripts ? ['https:'] : []
  const unsavedImages = facts.unsavedImages ? [facts.unsavedImages] : []
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': [...(facts.foreignScripts ? ["'strict-dynamic'"] : ["'self'"]), ...own.script],
    'style-src': ["'self'", ...own.style],
    'img-src': ["'self'", ...unsavedImages, ...anyHttps],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...anyHttps],
    'manifest-src': ["'self'"],
    'frame-src': [...(facts.hasAssistant ? ["'self'"] : []), 'https://www.youtube-nocookie.com', ...anyHttps],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [facts.frameAncestor ?? "'none'"],
    ...(facts.foreignScripts
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    ...(facts.siteUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

function inlineHashes(html: string): { script: string[]; style: string[] } {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const { tag, attributes, text } of inlineParts(html))
    if (isExecuted(tag, attributes, text)) hashes[tag].add(hashOf(text))
  return { script: [...hashes.script], style: [...hashes.style] }
}

interface InlinePart {
  readonly tag: 'script' | 'style'
  readonly attributes: string
  readonly text: string
}

/** The content between the tags is skipped with `indexOf`, not matched: it is half of a page. */
function* inlineParts(html: string): Generator<InlinePart> {
  const opening = new RegExp(OPENING)
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const { tag, attributes } = found.groups as Omit<InlinePart, 'text'>
    const start = opening.lastIndex
    const end = html.indexOf(`</${tag}>`, start)
    if (end < 0) return
    yield { tag, attributes, text: html.slice(start, end) }
    opening.lastIndex = end
  }
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Scripts with a URL, data blocks (JSON-LD) and empty scripts need no hash. */
function isExecuted(tag: 'script' | 'style', attributes: string, text: string): boolean {
  if (tag === 'style') return true
  return text !== '' && !/\bsrc=/.test(attributes) && !/\btype="(?!module")/.test(attributes)
}
