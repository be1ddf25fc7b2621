import { pathToFileURL } from 'node:url'

/** The name of a database for SQLite, which then opens it only if it exists: https://sqlite.org/uri.html. */
export function existingFile(path: string): URL {
  const url = pathToFileURL(path)
  url.searchParams.set('mode', 'rw')
  return url
}
