import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const { scripts, license, version, optionalDependencies } = JSON.parse(read('package.json')) as {
  readonly scripts: Record<string, string>
  readonly license: string
  readonly version: string
  readonly optionalDependencies: Record<string, string>
}

test.each(['*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: ROOT })))(
  '%s names only npm scripts that exist',
  (document) => {
    const named = [...read(document).matchAll(/\bnpm run (?:--?[\w-]+ )*(\w[\w:-]*)/g)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  },
)

test('.nvmrc names the major version of the pinned Node', () => {
  const [pinned = ''] = Object.values(optionalDependencies)
  expect(read('.nvmrc').trim()).toBe(pinned.split('.')[0])
})

test('the license file matches package.json: no license is granted', () => {
  expect(license).toBe('UNLICENSED')
  expect(read('LICENSE')).toMatch(/^Copyright \(c\) \d{4} Beam Wallet\. All rights reserved\.\n/)
})

test('the changelog has an entry for the current version', () => {
  expect(read('CHANGELOG.md')).toContain(`## [${version}] - `)
})

test('hosted CI runs .ci/run and pins every action to a commit', () => {
  const workflow = read('.github/workflows/ci.yml')
  expect(workflow).toContain('run: .ci/run')
  const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([])
})

test('Renovate has a minimum release age and runs no install scripts', () => {
  expect(JSON.parse(read('renovate.json'))).toMatchObject({
    minimumReleaseAge: '7 days',
    ignoreScripts: true,
  })
})

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}
