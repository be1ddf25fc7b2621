const NAMES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'] as const

export type BodyType = (typeof NAMES)[number]

/** What a form may be sent as. Undefined: it is none of the three, or names another alphabet and would be misread. */
export function bodyTypeOf(header: string | null): BodyType | undefined {
  // What a page's script sends, without looking closer.
  if (header === 'application/json') return header
  const [written = '', ...parameters] = (header ?? '').split(';')
  const name = NAMES.find((known) => known === written.trimEnd().toLowerCase())
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?(?<value>[^"]*)"?\s*$/iu.exec(parameter)?.groups?.['value'])
    .find((value) => value !== undefined)
  return charset === undefined || charset.toLowerCase() === 'utf-8' ? name : undefined
}
