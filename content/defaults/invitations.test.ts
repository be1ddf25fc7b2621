import { describe, expect, it } from 'vitest'
import type { Block } from '../model/blocks.ts'
import { documentText } from '../testing/document-text.ts'
import { ALL_PAGES } from './all-pages.ts'

const RISK = /(?:lose value|can be lost)/
const INVITATION = /public[- ]sale|token sale|buy tokens|\binvest in\b/i
/** Where a page is shared, its title and description are all that people see. */
const SHARED_INVITATION = new RegExp(`${INVITATION.source}|\\binvest(?:ing)?\\b`, 'i')
const INVESTMENT_FORM = '/investors-form'

/** Blocks that invite to buy tokens or to invest, list entries on their own. */
const invitations = ALL_PAGES.flatMap(({ slug, blocks }) =>
  blocks
    .flatMap(partsOf)
    .filter(invites)
    .map((part) => [slug, documentText(part)] as const),
)

it('invitations are found on the pages that have some', () => {
  expect(new Set(invitations.map(([slug]) => slug))).toEqual(
    new Set(['home', 'investors', 'technology-partnerships', 'investors-form']),
  )
})

describe('an invitation to invest or to buy tokens says that the value can be lost', () => {
  it.each(invitations)('on %s: %s', (_slug, text) => {
    expect(text).toMatch(RISK)
  })
})

const shared = ALL_PAGES.filter(({ shareTitle, shareDescription }) =>
  SHARED_INVITATION.test(`${shareTitle} ${shareDescription}`),
)

it('invitations are found where pages are shared', () => {
  expect(shared.map(({ slug }) => slug).toSorted()).toEqual([
    'investors',
    'investors-form',
    'technology-partnerships',
  ])
})

it.each(shared)('$slug, which invites to invest, says so where it is shared, too', ({ shareDescription }) => {
  expect(shareDescription).toMatch(RISK)
})

function invites(part: object): boolean {
  const text = documentText(part)
  const leadsToForm = JSON.stringify(part).includes(`"${INVESTMENT_FORM}"`)
  const isForm = 'formName' in part && part.formName === 'investor'
  return leadsToForm || isForm || INVITATION.test(text)
}

/** A block, or the entries of its lists of cards. */
function partsOf(block: Block): readonly object[] {
  return 'cards' in block ? block.cards : [block]
}
