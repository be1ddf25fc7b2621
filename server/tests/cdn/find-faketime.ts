import { globSync } from 'node:fs'
import { join } from 'node:path'
import { unpackFromDebian } from '../../testing/unpack-from-debian.ts'

const LIBRARY = 'usr/lib/*/faketime/libfaketimeMT.so.1'

/** The library that gives a program a clock of its own, installed or from Debian's packages; null if there is none. */
export function findFaketime(): string | null {
  const [installed] = globSync(LIBRARY, { cwd: '/' })
  if (installed) return join('/', installed)
  const folder = unpackFromDebian('usr/bin/faketime', ['faketime', 'libfaketime'])
  const [unpacked] = folder === null ? [] : globSync(LIBRARY, { cwd: folder })
  return folder === null || unpacked === undefined ? null : join(folder, unpacked)
}
