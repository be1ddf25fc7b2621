import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutNames } from './drop-unused-components.ts'

const LIBRARY = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production/lib')
const read = (file: string) => readFileSync(join(LIBRARY, file), 'utf8')

test('components of React Router are created without a name, by calls that may be dropped', () => {
  const code = withoutNames(read('dom/lib.js'))
  expect(read('dom/lib.js')).toContain('\nNavLink.displayName = "NavLink";\n')
  expect(code).not.toMatch(/^\w+\.displayName/m)
  expect(code).toContain('const NavLink = /* @__PURE__ */ React$1.forwardRef(')
})

test('its contexts keep their values', () => {
  expect(withoutNames(read('context.js'))).toContain(
    'const FetchersContext = /* @__PURE__ */ React$1.createContext(null);',
  )
})
