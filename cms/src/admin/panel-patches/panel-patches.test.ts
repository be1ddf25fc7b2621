import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MENU } from './panel-files.ts'
import { PANEL_PATCHES, patchedCode } from './panel-patches.ts'
import { patchPanel } from './patch-panel.ts'

const MODULES = join(import.meta.dirname, '../../../node_modules')
const FILES = [...new Set(PANEL_PATCHES.map(({ file }) => file))]

describe('the panel', () => {
  it.each(FILES)('is as its patches expect: %s', (file) => {
    const path = join(MODULES, file)
    const code = readFileSync(path, 'utf8')
    expect(patchedCode(path, code)).not.toBe(code)
  })

  it('names no page by its id where a menu item is edited', () => {
    const path = join(MODULES, MENU)
    expect(patchedCode(path, readFileSync(path, 'utf8'))).not.toContain('(id: ')
  })

  it('is not built when its code has changed', () => {
    expect(() => patchedCode(join(MODULES, FILES[0] ?? ''), 'changed')).toThrow(
      'does not contain exactly once',
    )
  })

  it('is not built without a file that has patches', () => {
    const { transform, generateBundle } = patchPanel()
    const [first = '', ...others] = FILES.map((file) => join(MODULES, file))
    for (const path of others) transform(readFileSync(path, 'utf8'), `${path}?v=1`)
    expect(generateBundle).toThrow(`The panel has no file ${FILES[0]} to patch.`)
    transform(readFileSync(first, 'utf8'), first)
    expect(generateBundle).not.toThrow()
  })

  it('keeps all other files', () => {
    expect(patchedCode(join(MODULES, 'react/index.js'), 'code')).toBeNull()
  })
})
