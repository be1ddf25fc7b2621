import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { cacheBytes, type CachedResponse } from './cached-response.ts'
import { addSecurityHeaders } from '../requests/security-headers.ts'

/** The built files by path, held in memory. */
export type StaticFiles = ReadonlyMap<string, CachedResponse>

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Files whose names change with their content. */
const HASHED = /^\/(?:assets\/[\w-]{8,}|fonts\/.+-v\d+)\.\w+$/

/** Reads a folder of built files and their compressed versions (website/compress-client.ts). */
export async function readStaticFiles(folder: string, siteUrl: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
  const paths = files.map((file) => join(file.parentPath, file.name)).filter((path) => !path.includes('/.'))
  return new Map(
    await Promise.all(paths.map((path) => readStaticFile(path, path.slice(folder.length), siteUrl))),
  )
}

async function readStaticFile(
  file: string,
  path: string,
  siteUrl: string,
): Promise<[string, CachedResponse]> {
  const headers = new Headers({
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  })
  addSecurityHeaders(headers, path, siteUrl)
  const [bytes, br, gzip] = await Promise.all([
    readFile(file),
    readIfExists(`${file}.br`),
    readIfExists(`${file}.gz`),
  ])
  return [path, cacheBytes(200, headers, bytes, br && gzip && { br, gzip })]
}

function readIfExists(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null)
}
