import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

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
  const ignored = linesOf('.dockerignore')

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

  it('stop the build where a builder does not read .dockerignore', () => {
    const recipe = readFileSync(join(ROOT, 'deploy/containers/Containerfile'), 'utf8')
    const [, names = '', script = ''] = /^RUN for name in ([^;]+);( do .*)$/mu.exec(recipe) ?? []
    const rejected = names.split(' ').filter((name) => exitCode(name, script) !== 0)
    expect(rejected).toEqual(['deploy', 'data', 'secrets', '.env'])
    expect(exitCode('.dockerignore', script)).toBe(0)
    expect(recipe.indexOf(script)).toBeLessThan(recipe.indexOf('RUN npm run build'))
  })

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

/** Of the recipe's check, in a folder that contains nothing but this name. */
function exitCode(name: string, script: string): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'beam-context-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), '')
  return spawnSync('sh', ['-c', `for name in deploy data secrets .env;${script}`], { cwd: folder }).status
}

/** Whether a pattern fits the path or a folder that it is in. */
function isIgnored(path: string, patterns: readonly string[]): boolean {
  if (path === '.') return false
  return patterns.some((pattern) => matchesGlob(path, pattern)) || isIgnored(dirname(path), patterns)
}
