import type { BlockNamed } from '../model/blocks.ts'
import type { Illustration } from '../model/illustrations.ts'
import { ADDRESSES } from './addresses.ts'
import { block, describedIllustration, illustration } from './compose.ts'
import { FACTS } from './facts.ts'
import { ALL_NETWORK_FIGURES } from './network-figures.ts'

/** Next to each invitation to invest. */
export const INVESTMENT_RISK = 'Investments can lose value or become worthless.'

/*
 * Three blocks about the network and the business, on the pages for investors and for technology partners. Each page has
 * its own order of blocks and its own look for each of them.
 */

export function networkToday(variant: 'tiles' | 'panel') {
  return block('statistics', {
    title: 'The network today',
    intro: `Beam Wallet has ${FACTS.activeUsersInMena} active users in the Middle East and North Africa. It ranks ${FACTS.rank} in a ${FACTS.rankedList} list: [see the full list (PDF)](${ADDRESSES.ranking}).`,
    variant,
    figures: ALL_NETWORK_FIGURES,
  })
}

const WHY_THEY_JOIN =
  'Shoppers join for cashback that does not expire. Merchants join to reach those shoppers and measure the results.'
const WHAT_EACH_STORE_ADDS = 'Each new store gives users another place to spend their cashback.'

/** @param brief for a page that is about something else */
export function whyTheyJoin(
  picture: Illustration,
  look: Partial<Omit<BlockNamed<'section'>, 'block' | 'picture' | 'description'>>,
  brief = false,
) {
  return block('section', {
    title: 'Why shoppers and stores join',
    description: brief ? WHY_THEY_JOIN : `${WHY_THEY_JOIN} ${WHAT_EACH_STORE_ADDS}`,
    actionText: 'See what we offer',
    actionLink: '/what-we-offer',
    picture: describedIllustration(picture),
    ...look,
  })
}

export function whatWeBuild(
  variant: 'large' | 'plain',
  wallet: Illustration = 'wallet-home',
  platform: Illustration = 'store-platform',
) {
  return block('card-grid', {
    title: 'What we build',
    variant,
    cards: [
      {
        title: 'A wallet',
        text: 'A free app for iOS and Android: pay in stores and online, and earn cashback that never expires.',
        picture: illustration(wallet),
        color: 'Pink',
        linkText: 'See the wallet',
        linkUrl: '/pay-in-store',
      },
      {
        title: 'A store platform',
        text: `Stores pay once, ${FACTS.storePackPrice} for a physical store or ${FACTS.onlinePackPrice} for an online store, and run their own campaigns.`,
        picture: illustration(platform),
        color: 'Yellow',
        linkText: 'See the platform',
        linkUrl: '/local-store',
      },
      {
        title: 'A token',
        text: 'The network has its own token, now in a public sale. Tokens can lose value or become worthless.',
        picture: illustration('token'),
        color: 'Charcoal',
        linkText: 'See the risks',
        linkUrl: '/investors#risks',
      },
    ],
  })
}

/** What the invitation at the end of a page says, and a picture and color that suit the page. */
interface Invitation {
  readonly title: string
  /** What to tell us in the form. */
  readonly request: string
  readonly buttonText: string
  readonly secondButtonText: string
  readonly secondButtonUrl: string
  readonly backgroundColor: 'Teal' | 'Charcoal'
  readonly picture: Illustration
}

/** The invitation at the end, with the note about the risk. */
export function investorInvitation({ request, picture, ...values }: Invitation) {
  return block('call-to-action', {
    ...values,
    text: `${request}

**${INVESTMENT_RISK}**`,
    buttonUrl: '/investors-form',
    picture: describedIllustration(picture),
  })
}
