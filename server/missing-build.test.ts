import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missingBuild } from './missing-build.ts'

const ROOT = join(import.meta.dirname, '..')

test('a start needs packages and a built website, and says which command brings them', () => {
  const root = temporaryFolder()
  expect(missingBuild(root)).toBe(`The packages are not installed in ${root}. Run there: npm run build`)
  write(join(root, 'node_modules/.package-lock.json'))
  expect(missingBuild(root)).toBe(`The website in ${root} has not been built. Run there: npm run build`)
  write(join(root, 'website/build/server/index.js'))
  expect(missingBuild(root)).toBeNull()
})

test.each([
  { command: 'server/main.ts', says: /^The packages are not installed in .+\. Run there: npm run build\n$/u },
  {
    command: 'scripts/start-content-service.mjs',
    says: /^The content service has not been built\. Run: npm run build\n$/u,
  },
])('$command says so in one line before anything is installed, and exits with 1', ({ command, says }) => {
  const root = temporaryFolder()
  for (const folder of ['server', 'scripts', 'environment'])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, [join(root, command)], {
    encoding: 'utf8',
    cwd: root,
  })
  expect(stderr).toMatch(says)
  expect(status).toBe(1)
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'beam-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function write(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
}
