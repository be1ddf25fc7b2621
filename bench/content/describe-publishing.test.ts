import { expect, test } from 'vitest'
import { describePublishing } from './describe-publishing.ts'

const quick = { fromClick: 300, fromRequest: 100, fromResponse: 40 }
const text = { name: 'text', byRequest: [{ ...quick, fromClick: Number.NaN }], byClick: [quick] }

test('the verdict says of each number what it is counted from and whether a budget holds for it', () => {
  const menu = { ...text, name: 'menu', byRequest: [{ ...quick, fromResponse: 50 }] }
  expect(verdictOf([text, menu])).toEqual([
    '- Published by request, from the response: budget 70 ms (median) met, highest: menu, 50 ms.',
    '- Published by request, from its start: budget 200 ms (median) met, highest: text, 100 ms.',
    '- Published by click, from the response: no budget, for comparison; highest: text, 40 ms (median).',
    '- Published by click, from the request: no budget, for comparison; highest: text, 100 ms (median).',
    '- Published by click, from the click: budget 1,000 ms (95th percentile) met, highest: text, 300 ms.',
  ])
})

test('it names every change that exceeds a budget, by the number that does', () => {
  const late = { ...quick, fromClick: 1200, fromResponse: 90 }
  const verdict = verdictOf([text, { name: 'image', byRequest: [late], byClick: [late] }])
  expect(verdict[0]).toBe(
    '- Published by request, from the response: budget 70 ms (median) exceeded: image, 90 ms.',
  )
  expect(verdict[1]).toContain('met')
  expect(verdict[4]).toContain('exceeded: image, 1,200 ms')
})

function verdictOf(published: Parameters<typeof describePublishing>[0]): string[] {
  return describePublishing(published)
    .split('\n')
    .filter((line) => line.startsWith('- '))
}
