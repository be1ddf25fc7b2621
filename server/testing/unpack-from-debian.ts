import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findInstalled, isExecutable } from './find-installed.ts'

const UNPACKED = join(import.meta.dirname, '../../.build')

/**
 * Debian's packages, unpacked below `.build` without installing them, which would start their servers.
 *
 * @param program path of a program in them, e.g. 'usr/sbin/nginx'
 * @returns their root folder; null where they cannot be downloaded
 */
export function unpackFromDebian(program: string, packages: readonly [string, ...string[]]): string | null {
  const folder = join(UNPACKED, packages[0])
  if (isExecutable(join(folder, program))) return folder
  if (!findInstalled('apt-get') || !findInstalled('dpkg')) return null
  mkdirSync(folder, { recursive: true })
  const download = spawnSync('apt-get', ['download', ...packages], { cwd: folder, timeout: 120_000 })
  if (download.status !== 0) return null
  for (const file of globSync('*.deb', { cwd: folder }))
    spawnSync('dpkg', ['-x', file, folder], { cwd: folder })
  return isExecutable(join(folder, program)) ? folder : null
}
