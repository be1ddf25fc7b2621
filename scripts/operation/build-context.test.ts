import { readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const linesOf = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** What an operator or a running installation has in this folder, and nobody else may have. */
const SECRET = [
  'deploy/containers/data-key',
  'deploy/containers/settings.env',
  'data/submissions.sqlite',
  'data/cms/secrets.json',
  'secrets/data-key',
  '.env',
]

const IS_BUILT = /node_modules|website\/build/

describe('T168: keys, settings and data of the folder in which images are built', () => {
  const ignored = linesOf('deploy/containers/Containerfile.dockerignore')

  it.each([...SECRET, '.env.production', 'cms/.env', 'cms/data/content.db', 'cms/public/uploads/cv.png'])(
    '%s is in no image',
    (path) => expect(isIgnored(path, ignored)).toBe(true),
  )

  it.each(SECRET)('%s is not committed', (path) =>
    expect(
      isIgnored(
        path,
        linesOf('.gitignore').map((line) => line.replace(/^\/|\/$/g, '')),
      ),
    ).toBe(true),
  )

  it('everything that the images are made of is there', () => {
    const recipe = readFileSync(join(ROOT, 'deploy/containers/Containerfile'), 'utf8')
    const copied = [...recipe.matchAll(/\/app\/([\w/.-]+)/g)].map(([, path = '']) => path)
    expect(copied).toContain('server')
    for (const path of copied.filter((copy) => !IS_BUILT.test(copy)))
      expect(isIgnored(path, ignored)).toBe(false)
    for (const path of ['scripts/build.mjs', 'cms/config/server.ts', 'art/generate-art.command.ts'])
      expect(isIgnored(path, ignored)).toBe(false)
  })
})

/** Whether a pattern fits the path or a folder that it is in. */
function isIgnored(path: string, patterns: readonly string[]): boolean {
  if (path === '.') return false
  return patterns.some((pattern) => matchesGlob(path, pattern)) || isIgnored(dirname(path), patterns)
}
