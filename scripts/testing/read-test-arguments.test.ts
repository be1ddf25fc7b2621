import { expect, it } from 'vitest'
import { readTestArguments } from './read-test-arguments.mjs'

it.each([
  [[], { isLong: false, only: [] }],
  [['--only', 'unit, parts'], { isLong: false, only: ['unit', 'parts'] }],
  [['--only=unit'], { isLong: false, only: ['unit'] }],
  [['--long'], { isLong: true, only: [] }],
])('%j is read as %j', (args, read) => {
  expect(readTestArguments(args)).toEqual(read)
})

it.each([[['--only']], [['--olny=unit']], [['unit']]])('%j is an error', (args) => {
  expect(readTestArguments(args).problem).toBeTruthy()
})
