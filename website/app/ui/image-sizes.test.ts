import { expect, test } from 'vitest'
import { columnSizes, widthAtHeight } from './image-sizes.ts'

test('a grid has as many columns as fit and entries fill, the widest window first', () => {
  expect(columnSizes({ count: 3, minWidth: 10, gap: 1.5 })).toBe(
    [
      '(min-width: 36rem) calc((min(96vw - 1.5rem, 75rem) - 3rem) / 3)',
      '(min-width: 24rem) calc((min(96vw - 1.5rem, 75rem) - 1.5rem) / 2)',
      'calc(min(96vw - 1.5rem, 75rem))',
    ].join(', '),
  )
  expect(columnSizes({ count: 9, minWidth: 24, gap: 1.5 })).toMatch(/^\(min-width: 80rem\)[^,]+,[^,]+\/ 3\),/)
})

test('one entry takes the whole row, less its padding, up to its greatest width', () => {
  expect(columnSizes({ count: 1, minWidth: 24, gap: 1.5, padding: 3, maxWidth: 26 })).toBe(
    'calc(min(min(96vw - 1.5rem, 75rem), 26rem) - 3rem)',
  )
  expect(columnSizes({ count: 0, minWidth: 24, gap: 1.5 })).toBe('calc(min(96vw - 1.5rem, 75rem))')
})

test('an image of a fixed height is as wide as its shape, up to a limit', () => {
  expect(widthAtHeight({ width: 300, height: 200 }, 2.5, 12)).toBe('4rem')
  expect(widthAtHeight({ width: 4000, height: 500 }, 2.5, 12)).toBe('12rem')
})
