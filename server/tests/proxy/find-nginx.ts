import { spawnSync } from 'node:child_process'
import { accessSync, constants, globSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const UNPACKED = join(import.meta.dirname, '../../../.build/nginx')

/**
 * The nginx to test with: an installed one, or Debian's package, unpacked below `.build` without installing it, which
 * would start it. null if there is none, or no OpenSSL to create a certificate: tests are then skipped.
 */
export function findNginx(): string | null {
  if (!onPath('openssl')) return null
  return onPath('nginx') ?? unpacked() ?? fromDebian()
}

function onPath(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

function unpacked(): string | null {
  const file = join(UNPACKED, 'usr/sbin/nginx')
  return isProgram(file) && spawnSync(file, ['-v']).status === 0 ? file : null
}

function fromDebian(): string | null {
  if (!onPath('apt-get') || !onPath('dpkg')) return null
  mkdirSync(UNPACKED, { recursive: true })
  if (spawnSync('apt-get', ['download', 'nginx'], { cwd: UNPACKED, timeout: 60_000 }).status !== 0)
    return null
  for (const file of globSync('*.deb', { cwd: UNPACKED }))
    spawnSync('dpkg', ['-x', file, UNPACKED], { cwd: UNPACKED })
  return unpacked()
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
