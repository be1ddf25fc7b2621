/**
 * The canonical form of a path: no doubled or trailing slashes. null: no page can have it (encoded slashes,
 * backslashes, dot segments, control characters, invalid encoding).
 */
export function cleanPath(path: string): string | null {
  const text = decoded(path)
  if (text === null || UNSAFE.test(text) || /%2f|%5c/i.test(path)) return null
  return path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
}

/** Whether no page can have a path, as it is and after a URL parser has normalized it. */
export function isNeverPage(path: string): boolean {
  const text = decoded(path)
  const isNormalized = !path.includes('\\') && !path.split('/').some((segment) => DOT_SEGMENT.test(segment))
  return text !== null && !/\p{Cc}/u.test(text) && isNormalized && /%2f|%5c/i.test(path)
}

const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i

// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const UNSAFE = /[\u0000-\u001f\u007f\\]|(?:^|\/)\.{1,2}(?:\/|$)/

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
