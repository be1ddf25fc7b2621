import { expect, test } from 'vitest'
import { shareTestInbox } from '../../testing/share-test-inbox.ts'
import type { ItemPage } from './api/wire-types.ts'

const shared = shareTestInbox()

test('a list names sender and topic, and is found by reference, address and part of a name', async () => {
  const { inbox, ana, received } = shared()
  const item = await received({
    firstName: 'Zoë',
    lastName: 'Müller-Çelik',
    email: 'Zoe@Example.com',
    subject: 'Recruiting',
  })
  for (const search of [
    'muller',
    'ZOE celik',
    'zoe@example.COM ',
    item.reference.toLowerCase().replaceAll('-', ' '),
  ]) {
    const { items } = (await inbox.ask(ana, 'list', { search })).body
    expect([search, items]).toMatchObject([
      search,
      [{ id: item.id, name: 'Zoë Müller-Çelik', topic: 'Recruiting', formLabel: 'Contact', company: '' }],
    ])
  }
  for (const search of ['nobody of this name', 'zo@example.com', 'BW-2222-22222'])
    expect((await inbox.ask(ana, 'list', { search })).body.items).toEqual([])
})

test('pages follow one another without gaps or doubles', async () => {
  const { inbox, ana, received } = shared()
  for (let index = 0; index < 5; index++) await received({ lastName: 'Pagelson' })
  const seen: string[] = []
  let before: string | null = null
  do {
    const request = { search: 'pagelson', limit: 2, ...(before !== null && { before }) }
    const page: ItemPage = (await inbox.ask(ana, 'list', request)).body
    seen.push(...page.items.map(({ id }) => id))
    before = page.next
  } while (before !== null)
  expect(new Set(seen).size).toBe(5)
  expect(seen).toHaveLength(5)
  const { body } = await inbox.ask(ana, 'show', { id: seen[2], filter: { search: 'pagelson' } })
  expect(body).toMatchObject({ previous: seen[1], next: seen[3] })
})
