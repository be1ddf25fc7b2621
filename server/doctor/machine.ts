import { execFile } from 'node:child_process'
import { statfsSync, statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../../environment/settings/settings-reader.ts'
import type { FileInfo, ProgramResult } from './installation.ts'

const PERMISSIONS = 0o777
const PROGRAM_TIMEOUT_MS = 25_000

/** Null when there is no such file, or it cannot be examined. */
export function fileInfo(path: string): FileInfo | null {
  try {
    const info = statSync(path)
    return { mode: info.mode & PERMISSIONS, isFolder: info.isDirectory() }
  } catch {
    return null
  }
}

/** Of the disk that holds the folder. Throws when there is no such folder. */
export function diskSpace(folder: string) {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** Writes a page of a database's size, as a commit does, and removes it again. */
export async function syncMs(folder: string): Promise<number> {
  const path = join(folder, `.doctor-${process.pid}`)
  const file = await open(path, 'wx', 0o600)
  try {
    const start = performance.now()
    await file.write(Buffer.alloc(4096))
    await file.sync()
    return performance.now() - start
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}

/** Runs a program to its end, or 25 seconds. Null when it does not exist; code 1 for every failure. */
export function run(
  program: string,
  args: readonly string[],
  env: Environment = process.env,
): Promise<ProgramResult | null> {
  return new Promise((resolve) => {
    execFile(program, [...args], { timeout: PROGRAM_TIMEOUT_MS, env }, (error, output) => {
      if (error?.code === 'ENOENT') resolve(null)
      else resolve({ code: error ? 1 : 0, output })
    })
  })
}
