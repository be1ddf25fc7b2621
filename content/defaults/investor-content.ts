import type { Block, BlockNamed } from '../model/blocks.ts'
import type { Illustration } from '../model/illustrations.ts'
import { block, illustration, describedIllustration } from './compose.ts'
import { FACTS } from './facts.ts'
import { ALL_NETWORK_FIGURES } from './network-figures.ts'

/** Stands next to every invitation to invest. */
export const INVESTMENT_RISK = 'Investments can lose value, up to the full amount.'

/** How a page shows the content that it shares with another one, so that the two look different. */
interface Look {
  /** The illustration of the network's growth. */
  readonly growth: Illustration
  /** With a wide look, the text is above it. */
  readonly growthLook: 'wide' | 'framed'
  readonly cards: 'bento' | 'plain'
}

/** The network and the business, on the pages for investors and for technology partners. */
export function investorContent({ growth, growthLook, cards }: Look): readonly Block[] {
  return [
    block('statistics', {
      title: 'The network today',
      figures: ALL_NETWORK_FIGURES,
    }),
    block('section', {
      cardLabel: 'How it works',
      title: 'Why shoppers and stores join',
      description: `Shoppers join for cashback that does not expire. Merchants join to reach those shoppers and measure the results. Each new store gives users another place to spend their cashback.`,
      secondaryDescription: `Beam Wallet has ${FACTS.activeUsersInMena} active users in the Middle East and North Africa and ranks ${FACTS.rank} in a ${FACTS.rankedList} list.`,
      actionText: 'See what we offer',
      actionLink: '/what-we-offer',
      picture: describedIllustration(growth),
      imagePosition: growthLook === 'wide' ? 'right' : 'left',
      customClassName: growthLook,
    }),
    block('card-grid', {
      title: 'What we build',
      variant: cards,
      cards: [
        {
          title: 'A wallet',
          text: 'Free on both app stores, for payments in stores and online.',
          picture: illustration('wallet-home'),
          color: 'Pink',
          linkText: 'See the wallet',
          linkUrl: '/pay-in-store',
        },
        {
          title: 'A merchant platform',
          text: `Stores join with a one-time pack: ${FACTS.storePackPrice} for a physical store, ${FACTS.onlinePackPrice} for an online store.`,
          picture: illustration('customer-cards'),
          color: 'Yellow',
          linkText: 'See the platform',
          linkUrl: '/local-store',
        },
        {
          title: 'A token',
          text: 'The network’s own token, now on public sale. Tokens can lose value, up to the full amount.',
          picture: illustration('token'),
          color: 'Charcoal',
          linkText: 'Read about the risks',
          linkUrl: '/investors#risks',
        },
      ],
    }),
  ]
}

/** What the invitation at the end of a page says, and a color that suits the page. */
interface Invitation {
  readonly title: string
  /** What to tell us in the form. */
  readonly request: string
  readonly secondButtonText: string
  readonly secondButtonUrl: string
  readonly backgroundColor: 'Teal' | 'Charcoal'
}

/** The invitation at the end, with the note about the risk. */
export function investorInvitation({ request, ...values }: Invitation): BlockNamed<'call-to-action'> {
  return block('call-to-action', {
    ...values,
    text: `${request} Sending the form does not commit you to anything.

      ${INVESTMENT_RISK}`,
    buttonText: 'Open the investors form',
    buttonUrl: '/investors-form',
    picture: describedIllustration('shares-ring'),
  })
}
