import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Handed from one of our own programs to another. */
const OUR_OWN = 'CMS_SEED_FILE'

it('.env.example explains every setting that is read, and no other', () => {
  const read = [
    ...names('server/settings.ts', /^ {2}([A-Z_]+): v\./gmu),
    ...names('backend/src/settings.ts', /'([A-Z]+(?:_[A-Z]+)+)'/gu),
    ...names('cms/src/settings.ts', /\benv\.([A-Z_]+)/gu),
  ]
  const settings = new Set(read.filter((name) => name !== OUR_OWN && !isForOneForm(name)))
  const explained = names('.env.example', /^# ([A-Z_]+)=/gmu)
  expect(explained.filter((name) => !isForOneForm(name)).toSorted()).toEqual([...settings].toSorted())
  expect(explained.filter(isForOneForm)).toHaveLength(1)
})

function names(file: string, expression: RegExp): string[] {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(expression)].map(([, name = '']) => name)
}

/** Any form's name may follow: one stands for all. */
function isForOneForm(name: string): boolean {
  return name.startsWith('MAIL_TO_')
}
