/**
 * Names this project once used for ideas that have a standard term. Only words that have no everyday meaning here are
 * listed: "kept" or "told" cannot be looked for by machine.
 */
export const OLD_TERMS = [
  { old: /kept[ -]?answers?/i, use: 'response cache' },
  { old: /keepAnswer/, use: 'cacheResponse' },
  { old: /sendKept/, use: 'sendCached' },
  { old: /short[ -]?way/i, use: 'response cache' },
  { old: /\bClientTurns\b|client-turns|takeQuiet/, use: 'rate limiter, soft limit' },
  { old: /turnstile|letGo\b/i, use: 'semaphore, release' },
  { old: /\bdesk\b|theWord\b/i, use: 'admin commands, arguments' },
  { old: /TAKE_OVER|whatTheKeyStandsFor/, use: 'idempotency key' },
  { old: /insert-?(?:family|in-?turn)\b|\borElse\b/i, use: 'submission rows, sequential, onConflict' },
  { old: /keep-?house|forget-?spent|\bdoomed\b/i, use: 'maintenance, deleteExpired, expired' },
  { old: /announcer/i, use: 'webhook sender' },
  { old: /\b(?:leads?|led) on\b/i, use: 'redirect' },
  { old: /kept-?in-?tab|\bkeeper\b/i, use: 'session draft' },
  { old: /misanswered/i, use: 'field rejected' },
  { old: /ask-?ahead/i, use: 'prefetch on intent' },
  { old: /early[ -]script/i, use: 'inline script' },
  { old: /walk-?every-?path|pave-?paths/i, use: 'index coverage, add indexes' },
  { old: /where-?it-?broke|end-?on-?faults/i, use: 'errorLocation, exitOnUncaught' },
  { old: /few-?whole/i, use: 'cap populated page size' },
]
