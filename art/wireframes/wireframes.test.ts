import { expect, test } from 'vitest'
import { BLOCK_WIREFRAMES } from './block-wireframes.ts'
import { formWireframe } from './form-wireframe.ts'

const all = Object.entries({ ...BLOCK_WIREFRAMES, form: formWireframe([3, 12, 1]) })

test.each(all)('the picture of %s is a small picture without text or links', (_name, svg) => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 120 80">.*<\/svg>$/)
  expect(svg).not.toMatch(/NaN|undefined|<text|href|<script/)
  expect(svg.length).toBeLessThan(4000)
})

test('each kind of block and each form has a picture of its own', () => {
  const pictures = Object.values(BLOCK_WIREFRAMES)
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(formWireframe([5])).not.toBe(formWireframe([5, 2]))
})
