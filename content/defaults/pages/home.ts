import { HOME_SLUG } from '../../model/page.ts'
import { ADDRESSES } from '../addresses.ts'
import { block, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { PARTNER_LOGOS } from '../partner-logos.ts'
import { tokenBanner } from '../token-banner.ts'

export const home = page({
  slug: HOME_SLUG,
  title: 'Beam Wallet: the wallet that pays you back',
  shareTitle: 'Pay, and something comes back',
  shareDescription:
    'One free app for shops and the web. Link your cards, pay with your phone and earn cashback that never expires.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'The cashback wallet',
      title: 'Pay, and something comes back.',
      description: `Beam Wallet is one free app for shops and the web. Link your cards, pay with your phone, and earn
        cashback that never expires.`,
      buttonText: 'See how it works',
      buttonUrl: '#platform',
      showStoreButtons: true,
      backgroundColor: 'Pink',
      picture: describedIllustration('wallet-home'),
      imagePosition: 'right',
    }),
    tokenBanner('teal'),
    block('section', {
      cardLabel: 'Ranking',
      title: `${FACTS.rank} in a ${FACTS.rankedList} list`,
      description: `Among fifty names, Beam Wallet stands near the very top. You need not take our word for it: read
        the list and see who else is on it.`,
      actionText: 'Read the ranking (PDF)',
      actionLink: ADDRESSES.ranking,
      picture: describedIllustration('ranking-podium'),
      imagePosition: 'left',
      customClassName: 'card',
    }),
    block('section', {
      sectionId: 'platform',
      cardLabel: 'The platform',
      title: 'One wallet. Two sides. One network.',
      subtitle: 'Shoppers pay and earn. Merchants see what works.',
      description: `You hold your phone to a terminal, pair by Bluetooth or scan a QR code. Online, you enter a code that is yours alone. The payment goes out, and the cashback comes back to your wallet.`,
      secondaryDescription: `On the other side of the counter, the merchant decides how much to give back, runs
        campaigns and reads the results in plain reports.`,
      actionText: 'See what we offer',
      actionLink: '/what-we-offer',
      videoUrl: ADDRESSES.platformVideo,
      picture: describedIllustration('pay-contactless'),
      imagePosition: 'right',
      customClassName: 'wide',
    }),
    block('logo-strip', { title: 'Partners on the network', logos: PARTNER_LOGOS }),
    block('section', {
      cardLabel: 'Market position',
      title: `${FACTS.activeUsersInMena} active users in MENA`,
      description: `In the Middle East and North Africa, Beam Wallet is part of everyday shopping. Each user makes the
        network worth more to the next shop, and each shop makes it worth more to every user.`,
      actionText: 'Read why the region fits',
      actionLink: '/news',
      picture: describedIllustration('network-map'),
      imagePosition: 'right',
      backgroundColor: 'Teal',
      textColor: 'Light',
      customClassName: 'framed',
    }),
    block('problem-solution', {
      title: 'Loyalty used to have a catch.',
      intro: 'Points, stamps and plastic were made for the shop, not for you. Here is what we do instead.',
      problemLabel: 'How it was',
      solutionLabel: 'With Beam Wallet',
      pairs: [
        {
          problemTitle: 'Rewards that run out',
          problem: 'Points lapse just before you would have used them.',
          solutionTitle: 'Cashback without a clock',
          solution: 'What you earn has no expiry date. Spend it this week or next year.',
        },
        {
          problemTitle: 'One card for every shop',
          problem: 'What you earn in one place is worthless in the next.',
          solutionTitle: 'One balance for the network',
          solution: 'Earn at the bakery, spend at the book shop, here or abroad.',
        },
        {
          problemTitle: 'Discounts into the dark',
          problem: 'Merchants give money away and never learn who came back.',
          solutionTitle: 'Campaigns you can read',
          solution: 'Reports show what each campaign brought, and the merchant sets every percentage.',
        },
      ],
    }),
    block('card-grid', {
      label: 'The ecosystem',
      title: 'Four parts that feed each other',
      variant: 'bento',
      cards: [
        {
          title: 'Wallet',
          text: `Up to ${FACTS.maxCards} bank cards in one free app, each checked with a small debit that we give
            back.`,
          picture: describedIllustration('wallet-cards'),
          color: 'Pink',
          linkText: 'Pay in store',
          linkUrl: '/pay-in-store',
        },
        {
          title: 'Cashback',
          text: 'Earned where you shop, kept as long as you like, spent anywhere on the network.',
          picture: describedIllustration('coins-returning'),
          color: 'Yellow',
          linkText: 'Pay online',
          linkUrl: '/pay-online',
        },
        {
          title: 'Merchant platform',
          text: 'Campaigns, vouchers, customer relations, stock alerts and reports behind one counter.',
          picture: describedIllustration('merchant-dashboard'),
          color: 'Teal',
          linkText: 'Bring it to your store',
          linkUrl: '/local-store',
        },
        {
          title: 'Token',
          text: 'The network has a token of its own, and the token has a public sale. Registration is open.',
          picture: describedIllustration('token'),
          color: 'Charcoal',
          linkText: 'For investors',
          linkUrl: '/investors',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Build the wallet with us',
      text: 'Mobile, back end, plugins, design and search: five positions, and a door for everyone else.',
      buttonText: 'See open positions',
      buttonUrl: '/careers',
      backgroundColor: 'Yellow',
      picture: describedIllustration('team'),
    }),
    block('statistics', {
      title: 'The network in figures',
      figures: [
        { value: FACTS.downloads, label: 'downloads of the app' },
        { value: FACTS.dailyTransactions, label: 'transactions a day' },
        { value: FACTS.rewardsRedeemed, label: 'rewards redeemed' },
        { value: FACTS.terminals, label: 'payment terminals' },
        { value: FACTS.stores, label: 'stores' },
      ],
    }),
    block('accordion', {
      sectionId: 'questions',
      title: 'Six questions, six short answers',
      purpose: 'questions',
      firstOpen: true,
      items: [
        {
          question: 'What is Beam Wallet?',
          answer: `A mobile wallet with cashback. You link your bank cards, pay in shops and online with your phone, and
            part of what you spend comes back to you.`,
        },
        {
          question: 'How does the cashback work?',
          answer: `Each merchant sets a percentage. When you pay there, that share returns to your wallet. It has no expiry
            and no geographic limit, and you can spend it anywhere on the network. Campaigns by partners are different:
            they run for a limited time.`,
        },
        {
          question: 'How do I pay in a shop?',
          answer: `Contactless, by Bluetooth or with a QR code: whichever the shop has.
            [See paying in store](/pay-in-store).`,
        },
        {
          question: 'How many cards can I link?',
          answer: `Up to ${FACTS.maxCards}. To be sure that a card is yours we debit a small amount and then refund
            it.`,
        },
        {
          question: 'What does the app cost?',
          answer: 'Nothing. It is free on both app stores.',
        },
        {
          question: 'How does my business join?',
          answer: `With an installation pack that you pay for once: ${FACTS.storePackPrice} for a physical store,
            ${FACTS.onlinePackPrice} for an online store. [Compare the packs](/local-store#installation-packs).`,
        },
      ],
    }),
    block('call-to-action', {
      title: 'There is more on our blog',
      text: 'Longer reads on payments, loyalty and what we are building.',
      buttonText: 'Go to the blog',
      buttonUrl: ADDRESSES.blog,
      backgroundColor: 'Charcoal',
    }),
  ],
})
