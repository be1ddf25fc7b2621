import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formNamed } from '@beam/forms/all-forms.ts'
import { needsSheet } from './form-sheets.ts'

const sheets = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'))

test.each([
  ['contact', ['file-control.css', 'guided-form.css']],
  ['apply', ['guided-form.css']],
  ['career-apply', ['choices.css', 'file-control.css', 'guided-form.css']],
  ['installation', ['file-control.css']],
])('%s leaves out what it never shows', (name, leftOut) => {
  expect(sheets.filter((sheet) => !needsSheet([formNamed(name)!], sheet))).toEqual(leftOut)
})

test('a page without a form needs none of them, and one with two forms those of both', () => {
  expect(sheets.filter((sheet) => needsSheet([], sheet))).toEqual([])
  const two = [formNamed('apply')!, formNamed('installation')!]
  expect(sheets.filter((sheet) => !needsSheet(two, sheet))).toEqual([])
})
