/** What operators can look up of a failure, e.g. `ENOSPC`; else the kind of error. Never its message, which could quote. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : error.name
}
