import sharp from 'sharp'
import { expect, test } from 'vitest'
import { naturalPhotograph } from './natural-photograph.ts'
import { similarity } from './similarity.ts'

const WIDTH = 320

test('an image is like itself, and the less the more it is compressed or blurred', async () => {
  const original = await naturalPhotograph(WIDTH, 240, 1)
  const compressed = (quality: number) => sharp(original).jpeg({ quality }).toBuffer()
  const blurred = await sharp(original).resize(80).toBuffer()
  const [same, good, bad, blur] = await Promise.all(
    [original, await compressed(80), await compressed(10), blurred].map((image) =>
      similarity(original, image, WIDTH),
    ),
  )
  expect(same).toBeCloseTo(1, 6)
  expect(good).toBeGreaterThan(bad!)
  expect(good).toBeLessThan(1)
  expect(blur).toBeLessThan(good!)
})

test('a photograph is the same for the same seed only', async () => {
  const [one, repeated, other] = await Promise.all([1, 1, 2].map((seed) => naturalPhotograph(64, 48, seed)))
  expect(one!.equals(repeated!)).toBe(true)
  expect(one!.equals(other!)).toBe(false)
})
