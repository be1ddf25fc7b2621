import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the SBOMs list the packages of both lockfiles, each with its hash', () => {
  const output = execFileSync(process.execPath, [join(import.meta.dirname, 'write-sbom.mjs')], {
    encoding: 'utf8',
  })
  expect(output).toMatch(/site\.cdx\.json: [1-9]\d* packages, 0 without a hash/)
  expect(output).toMatch(/content-service\.cdx\.json: [1-9]\d* packages, 0 without a hash/)
})
