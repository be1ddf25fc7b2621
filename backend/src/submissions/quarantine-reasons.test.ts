import { expect, test } from 'vitest'
import { quarantineReasons } from './quarantine-reasons.ts'

test('T25: somebody without JavaScript, somebody slow and somebody quick with a pen are trusted', () => {
  expect(quarantineReasons({ filled: false, elapsedMs: undefined }, false)).toEqual([])
  expect(quarantineReasons({ filled: false, elapsedMs: 7_200_000 }, false)).toEqual([])
  expect(quarantineReasons({ filled: false, elapsedMs: 1_000 }, false)).toEqual([])
})

test('T24: every reason is named', () => {
  expect(quarantineReasons({ filled: true, elapsedMs: 12 }, true)).toEqual([
    'trap-filled',
    'sent-too-quickly',
    'many-from-one-client',
  ])
})
