import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UNUSED_FEATURES, withFunctions } from './drop-unused-features.ts'
import config from './react-router.config.ts'

const LIBRARY = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production/lib')
const APP = join(import.meta.dirname, 'app')

describe.each(Object.entries(UNUSED_FEATURES))('%s', (file, functions) => {
  const code = readFileSync(join(LIBRARY, file), 'utf8')

  test('has these functions, which do little afterwards', () => {
    const changed = withFunctions(code, functions)
    for (const [name, remains] of Object.entries(functions)) {
      expect(changed).toContain(`\nconst ${name} = ${remains};`)
      expect(changed).not.toMatch(new RegExp(`function ${name}\\(`))
    }
  })

  test('exports the same names as before', () => {
    const exported = /\nexport \{[^}]*\};/
    expect(code).toMatch(exported)
    expect(exported.exec(withFunctions(code, functions))?.[0]).toBe(exported.exec(code)?.[0])
  })
})

test('a function that React Router no longer has fails the build', () => {
  expect(() => withFunctions('function one() {}', { two: '() => null' })).toThrow('no function two')
})

test('the site uses none of these features', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' })
  const sources = globSync('**/*.{ts,tsx}', { cwd: APP }).filter((name) => !name.includes('.test.'))
  expect(sources.length).toBeGreaterThan(100)
  for (const name of sources) {
    const source = readFileSync(join(APP, name), 'utf8')
    const imported = [...source.matchAll(/import \{([^}]*)\} from 'react-router(?:\/dom)?'/g)].join()
    expect([name, /useFetcher|useSubmit|useBlocker|\b(?:Form|NavLink|Links)\b/.exec(imported)]).toEqual([
      name,
      null,
    ])
    expect([name, /<(?:HydratedRouter|Link)\s[^>]*(?:instrumentations|prefetch)=/.exec(source)]).toEqual([
      name,
      null,
    ])
    expect([name, /^export (?:const|function) links\b/m.exec(source)]).toEqual([name, null])
  }
})
