import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { COMPONENT_FOLDERS, schemaFiles } from './schema-files.ts'

/** Replaces all generated files of cms/src. */
const source = join(import.meta.dirname, '../src')

for (const folder of COMPONENT_FOLDERS) rmSync(join(source, folder), { recursive: true, force: true })
const files = schemaFiles()
for (const [path, text] of files) {
  mkdirSync(dirname(join(source, path)), { recursive: true })
  writeFileSync(join(source, path), text)
}
console.log(`Wrote ${files.size} files`)
