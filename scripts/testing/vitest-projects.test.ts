import { globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import config from '../../vitest.config.ts'

const ROOT = join(import.meta.dirname, '../..')
const TEST_FILES = globSync('*/**/*.test.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) => path.includes('node_modules'),
})
/** Runs tests of `parts` again. */
const REPEATED = 'content-on-postgres'

it('each test file is in one project of Vitest, and in no two', () => {
  expect(TEST_FILES.length).toBeGreaterThan(350)
  expect(TEST_FILES.filter((file) => projectsOf(file).length !== 1)).toEqual([])
})

function projectsOf(file: string): string[] {
  const projects = (config.test?.projects ?? []) as { test: Project }[]
  return projects
    .map(({ test }) => test)
    .filter(({ name }) => name !== REPEATED)
    .filter(({ include, exclude = [] }) => matches(file, include) && !matches(file, exclude))
    .map(({ name }) => name)
}

interface Project {
  readonly name: string
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
}

function matches(file: string, globs: readonly string[]): boolean {
  return globs.some((glob) => matchesGlob(file, glob))
}
