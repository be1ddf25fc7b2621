import { describe, expect, it } from 'vitest'
import { menuNotice, publishNotice } from './notice-texts.ts'

function page(title: string, ...messages: string[]) {
  return { title, findings: messages.map((message) => ({ message })) }
}

describe('after publishing, an editor is told', () => {
  it('nothing when there is nothing to look at', () => {
    expect(publishNotice([])).toBeNull()
    expect(publishNotice([page('News')])).toBeNull()
    expect(publishNotice([page('News'), page('Home')])).toBeNull()
  })

  it('what was found, and how much more there is', () => {
    expect(publishNotice([page('News', 'No alternative text', 'Broken link')])?.message).toBe(
      'No alternative text; Broken link',
    )
    expect(publishNotice([page('News', 'A', 'B', 'C', 'D', 'E')])?.message).toBe(
      'A; B; C; and 2 more under Checks',
    )
  })

  it('of several pages, which to look at', () => {
    expect(publishNotice([page('News', 'A', 'B'), page('Home'), page('Banks', 'C')])).toEqual({
      title: 'Published; 2 of 3 have something to look at under Checks',
      message: 'News (2); Banks (1)',
    })
  })
})

it('after unpublishing or deleting, an editor is told which menu items visitors no longer see', () => {
  expect(menuNotice([])).toBeNull()
  expect(menuNotice([{ title: 'Banks', problem: 'its page was deleted' }])?.message).toBe(
    'Banks: its page was deleted',
  )
})
