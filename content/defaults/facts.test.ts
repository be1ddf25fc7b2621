import { expect, it } from 'vitest'
import { ALL_PAGES } from './all-pages.ts'
import { DEFAULT_FOOTER } from './footer.ts'
import { DEFAULT_NAVIGATION } from './navigation.ts'
import { documentText } from '../testing/document-text.ts'
import { FACTS } from './facts.ts'

/** Claims, prices and periods from sections 1 and 9 of the specification. */
const SPECIFIED = {
  maxCards: '10',
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
  lowestInvestment: '100,000 €',
  termsInForce: 'February 2024',
  minimumAge: '18',
  noticeOfChange: 'five business days',
  refusedCreditReportPeriod: 'seven days',
  refundPeriod: 'five business days',
  claimPeriod: 'one month',
  arbitrationAfter: '30 days',
  arbitrationSeat: 'Lisbon',
  arbitrationLanguage: 'English',
  emailDelivered: 'the next day',
  postDelivered: 'the third day',
  retentionAfterClosing: '5 years',
  jobLocation: 'Cascais',
  pluginJobLocation: 'Lisbon, Cascais, or remote',
}

const published = documentText([ALL_PAGES, DEFAULT_FOOTER, DEFAULT_NAVIGATION])

/** Promises of this website beyond the specification. */
const PROMISED = { draftRetention: '30 days' }

it('equals the specification', () => {
  expect(FACTS).toEqual({ ...SPECIFIED, ...PROMISED })
})

/** Ordinary words and bare numbers also occur with other meanings, so they cannot be searched for. */
const ORDINARY = new Set(['10', '18', 'English', 'Lisbon', 'Cascais', 'the next day'])

it.each(Object.values(SPECIFIED))('publishes %s', (value) => {
  expect(published.includes(value)).toBe(true)
})

it.each(Object.values(SPECIFIED).filter((value) => !ORDINARY.has(value)))(
  'writes %s in one file only',
  (value) => {
    expect(filesContaining(value)).toEqual(['./facts.ts'])
  },
)

it('leaves the third, conflicting price unpublished', () => {
  expect(published).not.toMatch(/55\s*(?:€|euro)/i)
})

it('states no amount of money but the two prices and the lowest investment', () => {
  expect(new Set(published.match(/[\d.,]+\s*€|€\s*[\d.,]+/g))).toEqual(
    new Set([SPECIFIED.storePackPrice, SPECIFIED.onlinePackPrice, SPECIFIED.lowestInvestment]),
  )
})

function filesContaining(value: string): string[] {
  const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  return Object.keys(sources).filter((file) => sources[file]?.includes(value))
}
