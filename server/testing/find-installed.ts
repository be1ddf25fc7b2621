import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** On Debian, servers are in folders that are not in the PATH of normal users. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** The path of a program in PATH or where Debian installs servers; null if there is none. */
export function findInstalled(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SERVER_FOLDERS]
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null
}

/** Whether a file exists and may be executed. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
