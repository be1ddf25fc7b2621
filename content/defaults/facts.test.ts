import { expect, it } from 'vitest'
import { ALL_PAGES } from './all-pages.ts'
import { DEFAULT_FOOTER } from './footer.ts'
import { DEFAULT_NAVIGATION } from './navigation.ts'
import { everyWord } from '../testing/every-word.ts'
import { FACTS } from './facts.ts'

/** Claims, prices and periods as the specification states them in sections 1 and 9. */
const SPECIFIED = {
  cardsAtMost: '10',
  downloads: '50M+',
  dailyTransactions: '1M+',
  rewardsRedeemed: '100M+',
  terminals: '300k',
  stores: '100k+',
  activeUsersInMena: '16 million',
  rank: '#5',
  rankedList: 'top-50',
  storePackPrice: '75 €',
  onlinePackPrice: '65 €',
  storeCashback: '10% to 50%',
  onlineCashback: '15% to 50%',
  cashbackStep: '5 points',
  termsInForce: 'February 2024',
  ageAtLeast: '18',
  noticeOfChange: 'five business days',
  reportRefusedCredit: 'seven days',
  refundWithin: 'five business days',
  claimWithin: 'one month',
  arbitrationAfter: '30 days',
  arbitrationSeat: 'Lisbon',
  arbitrationLanguage: 'English',
  emailDelivered: 'the next day',
  postDelivered: 'the third day',
  keptAfterwards: '5 years',
  jobLocation: 'Cascais',
  pluginJobLocation: 'Lisbon, Cascais or remote',
}

const published = everyWord([ALL_PAGES, DEFAULT_FOOTER, DEFAULT_NAVIGATION])

/** What this website promises of its own. */
const PROMISED = { draftsKept: '30 days' }

it('states what the specification states', () => {
  expect(FACTS).toEqual({ ...SPECIFIED, ...PROMISED })
})

/** Plain words and bare numbers also stand for other things, so they cannot be searched for. */
const ORDINARY = new Set(['10', '18', 'English', 'Lisbon', 'Cascais', 'the next day'])

it.each(Object.values(SPECIFIED))('publishes %s', (value) => {
  expect(published.includes(value)).toBe(true)
})

it.each(Object.values(SPECIFIED).filter((value) => !ORDINARY.has(value)))('types %s in one file', (value) => {
  expect(filesThatType(value)).toEqual(['./facts.ts'])
})

it('leaves the third, conflicting price unpublished', () => {
  expect(published).not.toMatch(/55\s*(?:€|euro)/i)
})

it('states no amount of money but the two prices', () => {
  expect(new Set(published.match(/[\d.,]+\s*€|€\s*[\d.,]+/g))).toEqual(
    new Set([SPECIFIED.storePackPrice, SPECIFIED.onlinePackPrice]),
  )
})

function filesThatType(value: string): string[] {
  const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  return Object.keys(sources).filter((file) => sources[file]?.includes(value))
}
