import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMPONENT_FOLDERS, schemaFiles } from './schema-files.ts'

const source = join(import.meta.dirname, '../src')

describe('the schemas of the content service', () => {
  it.each([...schemaFiles()])(
    '%s is up to date with the content model (else: npm run schemas)',
    (path, text) => {
      expect(readFileSync(join(source, path), 'utf8')).toBe(text)
    },
  )

  it('has no component that is not in the content model', () => {
    const existing = COMPONENT_FOLDERS.flatMap((folder) =>
      readdirSync(join(source, folder)).map((name) => `${folder}/${name}`),
    )
    expect(existing.filter((path) => !schemaFiles().has(path))).toEqual([])
  })
})
