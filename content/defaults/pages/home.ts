import { HOME_SLUG } from '../../model/page.ts'
import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { ALL_NETWORK_FIGURES } from '../network-figures.ts'
import { PARTNER_LOGOS } from '../partner-logos.ts'
import { tokenBanner } from '../token-banner.ts'
import { PACKS_URL } from '../packs-url.ts'

export const home = page({
  slug: HOME_SLUG,
  title: 'Beam Wallet: the wallet that pays you back',
  shareTitle: 'Earn cashback every time you pay',
  shareDescription:
    'One free app for stores and online. Link your cards, pay with your phone, and earn cashback that never expires.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'The cashback wallet',
      title: 'The wallet that pays you back.',
      description: `Pay in stores and online with one free app, and earn cashback that never expires. Run a store? Offer cashback and see which customers come back.`,
      buttonText: 'See how it works',
      buttonUrl: '#platform',
      secondButtonText: 'Beam Wallet for stores',
      secondButtonUrl: '/local-store',
      showStoreButtons: true,
      backgroundColor: 'Pink',
      picture: describedIllustration('wallet-home'),
      imagePosition: 'right',
    }),
    tokenBanner('teal'),
    block('statistics', {
      title: 'The network in numbers',
      variant: 'row',
      figures: ALL_NETWORK_FIGURES,
    }),
    block('ranking', {
      cardLabel: 'Ranking',
      title: `${FACTS.rank} in a ${FACTS.rankedList} list`,
      documentText: 'See the full list (PDF)',
      documentUrl: ADDRESSES.ranking,
      picture: describedIllustration('ranking-podium'),
      imagePosition: 'left',
    }),
    block('section', {
      sectionId: 'platform',
      cardLabel: 'The platform',
      title: 'How paying with Beam Wallet works',
      description: `[In a store](/pay-in-store), hold your phone to the terminal, connect over Bluetooth, or scan a QR code. [Online](/pay-online), enter your unique code on the store’s website. Your cashback is added to your wallet.

        Stores choose how much cashback to give, run campaigns, and see the results in reports.`,
      actionText: 'See what we offer',
      actionLink: '/what-we-offer',
      videoUrl: ADDRESSES.platformVideo,
      picture: describedIllustration('pay-contactless'),
      imagePosition: 'right',
      customClassName: 'wide',
    }),
    block('cashback-calculator', {
      title: 'What cashback adds up to',
      intro: 'Try your own numbers: cashback for shoppers, extra sales for stores.',
      note: 'An example, not a promise. Stores have costs not shown here.',
    }),
    block('logo-strip', { title: 'Stores of every kind', logos: PARTNER_LOGOS }),
    block('section', {
      cardLabel: 'Market position',
      title: `${FACTS.activeUsersInMena} active users in MENA`,
      description:
        'Beam Wallet users in the Middle East and North Africa can spend cashback from one store at any other store on the network.',
      actionText: 'Read about finance in MENA',
      actionLink: '/news',
      picture: describedIllustration('network-map'),
      imagePosition: 'right',
      backgroundColor: 'Charcoal',
      textColor: 'Light',
    }),
    block('problem-solution', {
      title: 'How Beam Wallet compares',
      intro: 'What changes for shoppers and for stores.',
      problemLabel: 'The usual way',
      solutionLabel: 'With Beam Wallet',
      pairs: [
        {
          problemTitle: 'Rewards that expire',
          problem: 'Points expire before you use them.',
          solutionTitle: 'Cashback with no expiry date',
          solution: 'Spend what you earn this week, or next year.',
        },
        {
          problemTitle: 'A different card for every store',
          problem: 'What you earn in one store cannot be spent in the next.',
          solutionTitle: 'One balance for the whole network',
          solution: 'Earn at the bakery and spend at the bookstore, at home or abroad.',
        },
        {
          problemTitle: 'Discounts stores cannot measure',
          problem: 'Nobody knows who came back.',
          solutionTitle: 'Campaigns with clear results',
          solution: 'Stores choose the percentage and see what it brings in.',
        },
      ],
    }),
    block('card-grid', {
      label: 'The ecosystem',
      title: 'How it fits together',
      variant: 'bento-tinted',
      cards: [
        {
          title: 'Wallet',
          text: `Shoppers link up to ${FACTS.maxCards} bank cards in one free app, and pay with it in stores and online.`,
          picture: describedIllustration('wallet-cards'),
          color: 'Pink',
          linkText: 'How to link your cards',
          linkUrl: '/pay-in-store#wallet',
        },
        {
          title: 'Cashback',
          text: 'Part of the price goes back to your wallet. Spend it at any store on the network.',
          picture: describedIllustration('coins-returning'),
          color: 'Yellow',
          linkText: 'How cashback works',
          linkUrl: '/pay-in-store#cashback',
        },
        {
          title: 'Merchant platform',
          text: 'Stores set the cashback, run campaigns and vouchers, and get reports and inventory alerts.',
          picture: describedIllustration('merchant-dashboard'),
          color: 'Teal',
          linkText: 'Add your store',
          linkUrl: '/local-store',
        },
        {
          title: 'Token',
          text: 'The network has its own token, now in a public sale. Tokens can lose value or become worthless.',
          picture: describedIllustration('token'),
          color: 'Charcoal',
          linkText: 'For investors',
          linkUrl: '/investors',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Build the wallet with us',
      text: 'We are hiring developers, a graphic designer, and an SEO specialist. You can also send us your CV anytime.',
      buttonText: 'See open positions',
      buttonUrl: '/careers',
      backgroundColor: 'None',
      picture: describedIllustration('team'),
    }),
    block('accordion', {
      sectionId: 'questions',
      title: 'Frequently asked questions',
      intro: 'More answers are in our [Help Center](/help-center).',
      purpose: 'questions',
      firstOpen: true,
      items: [
        {
          question: 'What is Beam Wallet?',
          answer: `A mobile wallet with cashback. Link your bank cards, pay in stores and online with your phone, and get back part of what you spend.`,
        },
        {
          question: 'How does the cashback work?',
          answer: `Each store sets a percentage. When you pay there, that share of the price is added to your wallet. It has no expiry and no geographic limit, and you can spend it anywhere on the network. Partner campaigns run for a limited time.`,
        },
        {
          question: 'How do I pay in a store?',
          answer: `Contactless, over Bluetooth, or with a QR code, depending on the store. [More about paying in store](/pay-in-store).`,
        },
        {
          question: 'How many cards can I link?',
          answer: `Up to ${FACTS.maxCards}. To verify that a card is yours, we debit a small amount and then refund it.`,
        },
        {
          question: 'What does the app cost?',
          answer: 'Nothing. The app is free for iOS and Android.',
        },
        {
          question: 'How does my business join?',
          answer: `Buy a one-time installation pack: ${FACTS.storePackPrice} for a physical store or ${FACTS.onlinePackPrice} for an online store. [Compare the packs](${PACKS_URL}).`,
        },
      ],
    }),
    block('call-to-action', {
      title: 'More on our blog',
      text: 'Articles about payments and loyalty.',
      buttonText: 'Go to the blog',
      buttonUrl: ADDRESSES.blog,
      backgroundColor: 'None',
    }),
    block('app-store-buttons', {
      title: 'Get the app',
      text: 'Free for iOS and Android. Your cashback never expires.',
      picture: illustration('savings-jar'),
    }),
  ],
})
