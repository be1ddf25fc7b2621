import { expect, it } from 'vitest'
import { readTestArguments } from './read-test-arguments.mjs'

const NOTHING = { isLong: false, mustRunAll: false, only: [] }

it.each([
  [[], NOTHING],
  [['--only', 'unit, parts'], { ...NOTHING, only: ['unit', 'parts'] }],
  [['--only=unit'], { ...NOTHING, only: ['unit'] }],
  [['--long'], { ...NOTHING, isLong: true }],
  [['--no-skips'], { ...NOTHING, mustRunAll: true }],
])('%j is read as %j', (args, read) => {
  expect(readTestArguments(args)).toEqual(read)
})

it.each([[['--only']], [['--olny=unit']], [['unit']]])('%j is an error', (args) => {
  expect(readTestArguments(args).problem).toBeTruthy()
})
