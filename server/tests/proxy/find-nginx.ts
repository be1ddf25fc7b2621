import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { unpackFromDebian } from '../../testing/unpack-from-debian.ts'
import { findInstalled } from '../../testing/find-installed.ts'

/**
 * The nginx to test with: an installed one, or Debian's package. null if there is none, or no OpenSSL to create a
 * certificate: tests are then skipped.
 */
export function findNginx(): string | null {
  if (!findInstalled('openssl')) return null
  return findInstalled('nginx') ?? unpacked()
}

function unpacked(): string | null {
  const folder = unpackFromDebian('usr/sbin/nginx', ['nginx'])
  const file = join(folder ?? '', 'usr/sbin/nginx')
  return folder !== null && spawnSync(file, ['-v']).status === 0 ? file : null
}
