import type { Redirect } from '@beam/content/model/redirect.ts'

const HERE = 'http://here.invalid'

/** The target of a redirect for a `Location` header: percent-encoded. */
export function redirectLocation({ to }: Redirect): string {
  if (/^[\x21-\x7e]*$/.test(to)) return to
  const { origin, pathname, search, hash } = new URL(to, HERE)
  return (origin === HERE ? '' : origin) + pathname + search + hash
}
