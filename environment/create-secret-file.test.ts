import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createSecretFile } from './create-secret-file.mjs'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'beam-secret-')), 'secrets')

it('creates a file that only its owner can read', () => {
  const folder = newFolder()
  expect(createSecretFile(join(folder, 'token'), 'first')).toBe('first')
  expect(statSync(join(folder, 'token')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(folder)).toEqual(['token'])
})

it('never replaces a file, and returns what is in it', () => {
  const file = join(newFolder(), 'token')
  createSecretFile(file, 'first')
  expect(createSecretFile(file, 'second')).toBe('first')
  expect(readFileSync(file, 'utf8')).toBe('first')
})
