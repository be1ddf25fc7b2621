import { spawnSync } from 'node:child_process'
import { accessSync, constants, globSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const UNPACKED = join(import.meta.dirname, '../../.build')

/** A program on the path or where Debian installs servers; null if there is none. */
export function findInstalled(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

/**
 * Debian's packages, unpacked below `.build` without installing them, which would start their servers.
 *
 * @param program path of a program in them, e.g. 'usr/sbin/nginx'
 * @returns their root folder; null where they cannot be downloaded
 */
export function unpackFromDebian(program: string, packages: readonly [string, ...string[]]): string | null {
  const folder = join(UNPACKED, packages[0])
  if (isProgram(join(folder, program))) return folder
  if (!findInstalled('apt-get') || !findInstalled('dpkg')) return null
  mkdirSync(folder, { recursive: true })
  const download = spawnSync('apt-get', ['download', ...packages], { cwd: folder, timeout: 120_000 })
  if (download.status !== 0) return null
  for (const file of globSync('*.deb', { cwd: folder }))
    spawnSync('dpkg', ['-x', file, folder], { cwd: folder })
  return isProgram(join(folder, program)) ? folder : null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
