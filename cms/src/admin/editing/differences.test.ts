import { describe, expect, it } from 'vitest'
import { differences, type Line } from './differences.ts'

const TITLE = 'Title'

describe('the differences between two documents', () => {
  it('are none when their texts are equal', () => {
    const lines = [line(TITLE, 'News'), line('Hero › Title', 'Hello')]
    expect(differences(lines, [...lines])).toEqual([])
  })

  it('are shown word by word within a line', () => {
    expect(differences([line(TITLE, 'Good old news')], [line(TITLE, 'Good new news')])).toEqual([
      {
        label: TITLE,
        parts: [
          { kind: 'same', text: 'Good ' },
          { kind: 'removed', text: 'old' },
          { kind: 'added', text: 'new' },
          { kind: 'same', text: ' news' },
        ],
      },
    ])
  })

  it('are whole lines where text was added or removed', () => {
    const unchanged = line('Address', 'news')
    const added = differences([unchanged], [unchanged, line('Hero', ''), line('Hero › Title', 'Hello')])
    expect(added).toEqual([
      { label: 'Hero', parts: [{ kind: 'added', text: 'Block' }] },
      { label: 'Hero › Title', parts: [{ kind: 'added', text: 'Hello' }] },
    ])
    expect(differences([line(TITLE, 'News'), unchanged], [unchanged])).toEqual([
      { label: TITLE, parts: [{ kind: 'removed', text: 'News' }] },
    ])
  })

  it('of a block that moved are no differences of the blocks around it', () => {
    const first = [line('Banner', ''), line('Banner › Text', 'One')]
    const second = [line('Hero', ''), line('Hero › Title', 'Two')]
    const labels = differences([...first, ...second], [...second, ...first]).map(({ label }) => label)
    expect(new Set(labels).size).toBe(2)
  })
})

function line(label: string, text: string): Line {
  return { label, text }
}
