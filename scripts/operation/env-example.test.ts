import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Any program may read settings. */
const READERS = globSync(['{server,backend/src,cms/src,cms/operation}/**/*.ts', 'website/*.ts'], {
  cwd: ROOT,
}).filter((file) => !file.endsWith('.test.ts'))

/** Set by one of our programs for another, never by an operator. */
const INTERNAL = 'CMS_SEED_FILE'

it('.env.example documents every setting that is read, and no other', () => {
  const read = READERS.flatMap((file) => names(file, /\b(?:optional|withDefault)\(\s*'([A-Z_]+)'/gu))
  const settings = new Set(read.filter((name) => name !== INTERNAL && !isPerForm(name)))
  const documented = names('.env.example', /^# ([A-Z_]+)=/gmu)
  expect(documented.filter((name) => !isPerForm(name)).toSorted()).toEqual([...settings].toSorted())
  expect(documented.filter(isPerForm)).toHaveLength(1)
})

function names(file: string, expression: RegExp): string[] {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(expression)].map(([, name = '']) => name)
}

/** The prefix is followed by the name of a form: one example is enough. */
function isPerForm(name: string): boolean {
  return name.startsWith('MAIL_TO_')
}
