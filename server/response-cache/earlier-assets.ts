import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ProcessDependencies } from '../open-site-context.ts'

/** Scripts and styles of earlier builds, which pages that were opened before a deploy still ask for. */
export interface EarlierAssets {
  /** The response for a path like `/assets/AzuM7J-R.js`; null if no build of the last week had it. */
  find(path: string): Promise<Response | null>
  close(): void
}

interface EarlierAssetsOptions {
  /** Folder of the build's hashed files. */
  readonly current: string
  /** Folder that outlives builds; processes with different builds may share it. */
  readonly folder: string
  readonly log: Pick<ProcessDependencies['log'], 'warn'>
}

const PATH = /^\/assets\/(?<name>[\w-]{8,64}\.(?:js|css))$/
const NAME = /^[\w-]{8,64}\.(?:js|css)$/
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
/** How long the files of a build are served after it was last in use. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000
const REFRESH_MS = 60 * 60 * 1000

/**
 * Copies the hashed files of this build to a folder that outlives it, and serves those that other builds left there. A
 * file's time of change says when its build was last in use; after a week it is removed. Without the folder, e.g. on a
 * full disk, the site works, and open pages reload.
 */
export async function openEarlierAssets({
  current,
  folder,
  log,
}: EarlierAssetsOptions): Promise<EarlierAssets> {
  const names = (await readdir(current)).filter((name) => NAME.test(name))
  const refresh = () =>
    copyAssets(names, current, folder).catch(({ message: reason }: Error) =>
      log.warn({ reason }, 'Pages opened before the next deploy may have to be reloaded'),
    )
  // Before the first page refers to them: another process may be asked for them.
  await refresh()
  const timer = setInterval(() => void refresh(), REFRESH_MS).unref()
  return { find: (path) => findAsset(path, folder), close: () => clearInterval(timer) }
}

async function copyAssets(names: readonly string[], current: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const present = new Set(await readdir(folder))
  const now = new Date()
  for (const name of names) {
    if (!present.has(name)) await copyAtomically(join(current, name), join(folder, name))
    await utimes(join(folder, name), now, now)
  }
  const others = [...present].filter((name) => !names.includes(name)).map((name) => join(folder, name))
  await Promise.all(others.map((file) => removeIfOld(file, now.getTime() - RETENTION_MS)))
}

/** Another process never reads a part of it. */
async function copyAtomically(from: string, to: string): Promise<void> {
  const partial = `${to}.${process.pid}`
  await copyFile(from, partial)
  await rename(partial, to)
}

/** Another process may have removed it. */
async function removeIfOld(file: string, oldestMs: number): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (found && found.mtimeMs < oldestMs) await rm(file, { force: true })
}

async function findAsset(path: string, folder: string): Promise<Response | null> {
  const name = PATH.exec(path)?.groups?.['name']
  const bytes = name === undefined ? null : await readFile(join(folder, name)).catch(() => null)
  if (name === undefined || bytes === null) return null
  return new Response(bytes, {
    headers: {
      'content-type': TYPES[extname(name)] ?? '',
      'cache-control': 'public, max-age=31536000, immutable',
      // For the page cache, which compresses it.
      'x-content-tags': 'assets',
    },
  })
}
