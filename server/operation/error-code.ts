/** A code that operators can look up, e.g. `ENOSPC`; else the kind of error. Never the message: it may quote data. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : error.name
}
