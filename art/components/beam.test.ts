import { expect, test } from 'vitest'
import { alongBeam, beam } from './beam.ts'

test('a beam rises 18 degrees and has vertical ends', () => {
  const [, right, up, edge] =
    /l([-.\d]+) ([-.\d]+)v([-.\d]+)/.exec(beam(0, 0, 100, 20, '#000'))?.map(Number) ?? []
  expect((Math.atan2(-(up ?? 0), right ?? 0) * 180) / Math.PI).toBeCloseTo(18, 1)
  expect((edge ?? 0) * Math.cos((18 * Math.PI) / 180)).toBeCloseTo(20, 1)
})

test('a point along a beam is on its center line', () => {
  const [x, y] = alongBeam(10, 20, 50)
  expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(50, 5)
  expect((20 - y) / (x - 10)).toBeCloseTo(Math.tan((18 * Math.PI) / 180), 5)
})
