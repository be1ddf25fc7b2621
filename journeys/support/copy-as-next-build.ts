import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
/** What the site process reads while it runs. */
const RUNTIME = ['package.json', 'server', 'backend', 'forms', 'content', 'environment', 'website/build']
const HASHED = /^(?:manifest-)?(?<hash>[\w-]{8,})\.(?:js|css)$/

/** A copy of the built site in a new folder. */
interface NextBuild {
  readonly root: string
  remove(): void
}

/**
 * Copies the site as the next build leaves it: its scripts and styles have other names (hashes are reversed), and those
 * of this one are gone.
 */
export function copyAsNextBuild(): NextBuild {
  const root = mkdtempSync(join(tmpdir(), 'beam-next-build-'))
  for (const path of RUNTIME)
    cpSync(join(ROOT, path), join(root, path), {
      recursive: true,
      filter: (source) => !source.endsWith('node_modules'),
    })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  renameAssets(join(root, 'website/build'))
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

function renameAssets(build: string): void {
  const folder = join(build, 'client/assets')
  const hashes = readdirSync(folder).flatMap((name) => HASHED.exec(name)?.groups?.['hash'] ?? [])
  const texts = [join(build, 'server'), folder].flatMap((parent) =>
    readdirSync(parent, { recursive: true, encoding: 'utf8' }).map((name) => join(parent, name)),
  )
  for (const file of texts) {
    // Compressed versions name the old files.
    if (/\.(?:br|gz)$/.test(file)) rmSync(file)
    else if (/\.(?:js|css|json)$/.test(file)) rewrite(file, hashes)
  }
}

function rewrite(file: string, hashes: readonly string[]): void {
  const text = replaceAll(readFileSync(file, 'utf8'), hashes)
  const renamed = join(file, '..', replaceAll(file.slice(file.lastIndexOf('/') + 1), hashes))
  if (renamed !== file) rmSync(file)
  writeFileSync(renamed, text)
}

function replaceAll(text: string, hashes: readonly string[]): string {
  return hashes.reduce((result, hash) => result.replaceAll(hash, [...hash].toReversed().join('')), text)
}
