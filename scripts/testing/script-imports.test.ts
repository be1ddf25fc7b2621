import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Also imports of files that no other test loads, e.g. those of `npm start`. */
const RELATIVE_IMPORT = /(?:\bfrom|\bimport\() ?'(?<path>\.{1,2}\/[^']+)'/gu

test('every file that a script imports exists', () => {
  const scripts = globSync(['scripts/**/*.mjs', 'environment/**/*.mjs', 'server/*.mjs', 'bench/*.mjs'])
  const imports = scripts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT)].map(({ groups }) =>
      join(dirname(file), groups!['path']!),
    ),
  )
  expect(imports.length).toBeGreaterThan(50)
  expect(imports.filter((path) => !existsSync(path))).toEqual([])
})
