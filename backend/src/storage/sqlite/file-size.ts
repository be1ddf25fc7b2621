import { statSync } from 'node:fs'

/** The size of a file in bytes; undefined when there is none: it may be removed at any moment. */
export function fileSize(path: string): number | undefined {
  try {
    return statSync(path).size
  } catch {
    return undefined
  }
}
