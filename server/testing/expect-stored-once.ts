import { expect } from 'vitest'
import type { Acknowledged } from '../../backend/testing/retrying-client.ts'
import type { SubmissionRow } from './stored-rows.ts'

/** Expects each acknowledged submission once, with both deliveries, and no duplicates. */
export function expectStoredOnce(
  acknowledged: readonly Acknowledged[],
  rows: readonly SubmissionRow[],
): void {
  const ids = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([])
  const keys = rows.map(({ answers }) => /client \d+ number \d+/u.exec(answers)![0])
  expect(new Set(keys).size).toBe(keys.length)
  expect(rows.filter(({ deliveries }) => Number(deliveries) !== 2)).toEqual([])
}
