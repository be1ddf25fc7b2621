import { BRITISH_SPELLINGS } from './british-spellings.mjs'

/** Illustrations and page texts may show a desk, a seal or patience. */
const NOT_IN_CONTENT = /^(?:art|content)\//

/**
 * Names this project once used for ideas that have a standard term. Only unambiguous ones are listed: "kept" or "told"
 * also have an everyday meaning. `except` matches paths in which a term means something else.
 *
 * @type {readonly { readonly old: RegExp, readonly use: string, readonly except?: RegExp }[]}
 */
export const OLD_TERMS = [
  // Response cache and content cache
  { old: /kept[ -]?answers?/i, use: 'response cache' },
  { old: /keepAnswer/, use: 'cacheResponse' },
  { old: /sendKept/, use: 'sendCached' },
  { old: /short[ -]?way/i, use: 'response cache' },
  { old: /\.\/(?:keeping|asking|watching|copies)\//, use: 'cache, client, polling, disk-cache' },

  // Limits
  { old: /\bClientTurns?\b|client-turns|takeQuiet|judgeTurn/, use: 'rate limiter, soft limit' },
  { old: /turnstile|letGo\b/i, use: 'semaphore, release' },
  { old: /has-?room\b/i, use: 'hasFreeSpace, hasSlot' },
  { old: /\bpatience\b/i, use: 'timeout', except: NOT_IN_CONTENT },
  {
    old: /rate-limit-decision|(?<![-\w])(?:memory|shared)-limiter/,
    use: 'quotas, memory-rate-limiter, postgres-rate-limiter',
  },
  { old: /process-limits/, use: 'shared-sign-in-limits' },

  // Admin commands
  { old: /\bDesk(?:Error)?\b|\bdesk\b/i, use: 'admin commands, arguments', except: NOT_IN_CONTENT },
  { old: /theWord\b|read-?[wW]ords\b|(?::|type|interface) Words\b/, use: 'arguments' },

  // Storage and outbox
  { old: /TAKE_OVER|whatTheKeyStandsFor/, use: 'idempotency key' },
  { old: /insert-?famil(?:y|ies)|\bfamilyOf\b|\borElse\b/i, use: 'submission rows, onConflict' },
  { old: /insert-?(?:in-?turn|at-?once)\b/i, use: 'insertSequentially, insertInSingleStatement' },
  { old: /keep-?house|housekeep|\bscrub/i, use: 'maintenance, checkpoint and vacuum' },
  { old: /forget-?spent|\bdoomed\b/i, use: 'deleteExpired, expired' },
  { old: /\bLOT\b|\blot after lot\b/, use: 'batch' },
  { old: /settleDelivery/, use: 'completeDelivery' },
  { old: /storage\/promises\b/, use: 'tests/storage-contract' },
  { old: /walk-?every-?path|pave-?paths/i, use: 'index coverage, add indexes' },

  // Validation, encryption, spam
  { old: /\bjudg(?:e|es|ed|ing|ement)\b|\bjudge[A-Z-]/i, use: 'validate, evaluate', except: /^content\// },
  { old: /\b(?:un)?seal(?:s|ed|ing)?\b/i, use: 'encrypt, decrypt', except: NOT_IN_CONTENT },
  // 'trap-filled' is stored in databases.
  { old: /\btrap\b(?!-filled)/i, use: 'honeypot' },

  // Webhooks and redirects
  { old: /[aA]nnouncer/, use: 'webhook sender' },
  { old: /content-?hook\b/i, use: 'webhook endpoint' },
  { old: /\b(?:leads?|led) on\b/i, use: 'redirect' },

  // One word per idea (docs/decisions/089-names-that-stay.md)
  { old: /\bresubmi(?:t|ssion)/i, use: 'duplicate; a rejected form' },
  { old: /safe-?(?:external-?)?address\b|\bweb-?address\b|\bsite-?address\b/i, use: 'safeUrl, httpUrl' },
  { old: /address-?hash(?:es)?\b(?!:)/i, use: 'emailHash' },
  { old: /drawing-set\b|drawingSet\b|\): Drawing\b|type Drawing\b/, use: 'illustration set, SvgMarkup' },
  { old: /\brefus(?:e|es|ing) (?:a |an |the )?(?:request|input|answer|submission|file)/i, use: 'reject' },

  // Forms and pages
  // 'beam-sitting-' is a key in visitors' browsers.
  { old: /(?<!beam-)\bsitting\b/i, use: 'form session', except: NOT_IN_CONTENT },
  { old: /kept-?in-?tab|\bkeeper\b/i, use: 'draft in the tab, tab-draft' },
  { old: /misanswered/i, use: 'field rejected' },
  { old: /ask(?:ing)?-?ahead/i, use: 'prefetch on intent' },
  { old: /early[ -]scripts?/i, use: 'inline script' },

  { old: /(?:core|more)-blocks\b|(?:CORE|MORE)_BLOCKS/, use: 'eager-blocks, lazy-blocks' },
  { old: /\beach\(\w+, (?:\(|[a-z]+ =>)|ui\/each\b/, use: 'renderList' },
  { old: /\bcms-page\.tsx|page-screen|PageScreen/, use: 'page-by-content-type, page-content' },

  // Process, tests, scripts
  { old: /where-?it-?broke|end-?on-?faults/i, use: 'errorLocation, exitOnUncaught' },
  { old: /own-?request|\bownCall\b/i, use: 'internal request' },
  { old: /\/begin\.ts\b/, use: 'bootstrap' },
  { old: /server\/safety\b|\.\/safety\//, use: 'server/tests' },
  { old: /check-directions|\bdirections\.mjs/, use: 'import boundaries' },
  { old: /\b(?:places|say|fresh)\.mjs/, use: 'paths, log, build-cache' },
  {
    old: /keep-?(?:running|content-?service)\b|run-?everything|stop-?together/i,
    use: 'supervise, startAll, shutdown',
  },
  { old: /own-?address\b/i, use: 'local address' },
  // Everyday words are banned as names only.
  {
    old: /\b(?:const|let|function) (?:told|kept|packed|brought|coming|woken|weigh(?:ed)?|turns|park|meant|lots?|again|allowance|held|says?|keeps|settle|claim|[wW]ords)\b/,
    use: 'a name for what it is',
  },
  { old: /held-?documents?\b|useKept|keepValues/, use: 'repeated responses, restored values' },
  { old: /@beam\/shared|\bshared\/(?:settings|client-|create-|make-)/, use: '@beam/environment' },

  ...BRITISH_SPELLINGS,

  // Content service
  { old: /few-?whole/i, use: 'cap populated page size' },
  { old: /(?:with|write)-editor-words|admin\/words\b/, use: 'labels' },
  { old: /\bmenu-?for\b/i, use: 'buildMenu' },
  { old: /share-reads|share-?Response/, use: 'coalesce' },
  { old: /replayed-responses/, use: 'replay-last-response' },
]
