import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PANEL_SOURCES } from './build.mjs'

const ROOT = join(import.meta.dirname, '../..')
const PANEL = 'cms/src/admin'

/** Imports that end up in the panel: those of types alone are erased. */
const IMPORT =
  /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'(?<from>[^']+)'|\bimport\('(?<dynamic>[^']+)'\)/gmu

test('the panel is rebuilt when anything changes that it imports', () => {
  const imported = filesOfPanel()
  expect(imported.length).toBeGreaterThan(250)
  expect(imported.filter((file) => !PANEL_SOURCES.some((source) => isWithin(file, source)))).toEqual([])
})

test('the panel is not rebuilt for folders of which it imports nothing', () => {
  const imported = filesOfPanel()
  const readByStrapi = ['cms/config/plugins.ts', 'cms/package-lock.json']
  const unused = PANEL_SOURCES.filter((source) => !imported.some((file) => isWithin(file, source)))
  expect(unused).toEqual(readByStrapi)
})

/** The files of the panel, and what they import, directly or not, from the root of the project. */
function filesOfPanel(): string[] {
  const files = new Set(globSync(`${PANEL}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(isInPanel))
  // The set grows meanwhile.
  for (const file of files) if (/\.tsx?$/u.test(file)) for (const other of importedBy(file)) files.add(other)
  return [...files]
}

/** Tests are not, nor what patches Strapi's files, whose texts have imports of these files. */
function isInPanel(file: string): boolean {
  return !/\.test\.tsx?$|\/panel-patches\/|\/vite\.config\.ts$/u.test(file)
}

function importedBy(file: string): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8')
  return [...code.matchAll(IMPORT)].flatMap(({ groups }) => {
    const name = groups?.['from'] ?? groups?.['dynamic'] ?? ''
    if (name.startsWith('@beam/')) return resolveFile(name.slice('@beam/'.length))
    return /^\.{1,2}\//u.test(name) ? resolveFile(join(file, '..', name)) : []
  })
}

/** As Vite resolves it, without an extension too. */
function resolveFile(path: string): string {
  const found = ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find(isFile)
  if (found === undefined) throw new Error(`The panel imports ${path}, which does not exist`)
  return found
}

function isFile(path: string): boolean {
  return existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile()
}

function isWithin(file: string, source: string): boolean {
  return file === source || file.startsWith(`${source}/`)
}
