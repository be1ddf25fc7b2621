import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AVOIDED_PHRASES } from './avoided-phrases.mjs'

const ROOT = join(import.meta.dirname, '../..')

/** Where texts for visitors stand: pages, menu, footer, forms, form panels and mails. */
const SOURCES = [
  'content/defaults/**/*.ts',
  'forms/definitions/*.ts',
  'forms/options/*.ts',
  'website/app/{blocks,form,layout,pages}/**/*.{ts,tsx}',
  'backend/src/mail/*.ts',
]

const files = globSync(SOURCES, { cwd: ROOT, exclude: (name) => name.includes('.test.') })

test('looks at the texts of pages, forms and mails', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(textsOf("const a = 'One text' // a comment\n<p>Another text</p>")).toEqual([
    'One text',
    'Another text',
  ])
})

test.each(files)('%s follows docs/voice.md', (file) => {
  const texts = textsOf(readFileSync(join(ROOT, file), 'utf8'))
  const found = texts.flatMap((text) =>
    AVOIDED_PHRASES.filter(({ pattern }) => pattern.test(text)).map(({ because }) => ({ text, because })),
  )
  expect(found).toEqual([])
})

test.each([
  ['Six questions, six short answers', 'it counts'],
  ['Discounts into the dark', 'it is a figure of speech'],
  ['Who answers for it', 'it reads as a translation'],
  ['You will be through in one go', 'it reads as a translation'],
  ['This page will tell partner stories once there are some', 'it apologizes for missing content'],
  ['A seamless experience', 'it is advertising'],
  ['Pay at the till', 'another word is agreed on'],
  ['Authorise the payment', 'it is not American English'],
  ['Send an e-mail', 'it is not American English'],
  ['Trust matters more than technology', 'it is an aphorism'],
])('"%s" is found: %s', (text, because) => {
  expect(AVOIDED_PHRASES.filter(({ pattern }) => pattern.test(text)).map((one) => one.because)).toEqual([
    because,
  ])
})

/** Literals and the text of elements; white space is collapsed, because texts span lines. */
function textsOf(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, '')
  const literals = [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gu)]
  const elements = [...code.matchAll(/>([^<>{}]*\p{L}[^<>{}]*)</gu)]
  return [...literals.map(([text]) => text.slice(1, -1)), ...elements.map(([, text]) => text ?? '')]
    .map((text) => text.replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => text.includes(' '))
}
