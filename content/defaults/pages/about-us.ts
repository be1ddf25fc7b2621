import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { networkFigures } from '../network-figures.ts'
import { PARTNER_LOGOS } from '../partner-logos.ts'

export const aboutUs = page({
  slug: 'about-us',
  title: 'About Beam Wallet',
  shareTitle: 'Why we build Beam Wallet',
  shareDescription:
    'The strategy, vision, philosophy, and mission behind Beam Wallet, a payments network with cashback for shoppers and tools for stores.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'About us',
      title: 'We build payments that give back.',
      description: `Beam Wallet is a mobile wallet and a payments network with cashback. Shoppers spend what they earn anywhere on the network, and stores see which offers bring customers back.`,
      buttonText: 'See what we offer',
      buttonUrl: '/what-we-offer',
      secondButtonText: 'See open positions',
      secondButtonUrl: '/careers#positions',
      backgroundColor: 'Teal',
      picture: describedIllustration('coins-returning'),
      imagePosition: 'left',
    }),
    block('statistics', {
      title: 'Beam Wallet at a glance',
      figures: networkFigures('stores', 'downloads', 'dailyTransactions', 'terminals', 'rewardsRedeemed'),
    }),
    block('image-tiles', {
      title: 'What guides us',
      tiles: [
        {
          title: 'Strategy',
          text: `We grow store by store, with local partners who know their area. Every new store makes the network more useful.`,
          picture: describedIllustration('strategy'),
          color: 'Charcoal',
        },
        {
          title: 'Vision',
          text: 'Cashback that works like money: earned in one store and good in every other, in any country.',
          picture: describedIllustration('vision'),
          color: 'Teal',
        },
        {
          title: 'Philosophy',
          text: 'Cashback belongs to the person who earned it, so it has no expiry and no geographic limit.',
          picture: describedIllustration('philosophy'),
          color: 'Pink',
        },
        {
          title: 'Mission',
          text: 'To give shoppers a reason to return, and merchants of every size the tools to reward them.',
          picture: describedIllustration('mission'),
          color: 'Yellow',
        },
      ],
    }),
    block('card-grid', {
      label: 'The platform',
      title: 'What the platform does',
      variant: 'large',
      cards: [
        {
          title: 'In-store payments',
          text: 'Contactless, Bluetooth, and QR code payments from one app.',
          picture: illustration('shop-front'),
        },
        {
          title: 'Online payments',
          text: 'A secure gateway: customers confirm with a unique code, and payments are encrypted.',
          picture: illustration('online-code'),
        },
        {
          title: 'Cashback',
          text: 'Earn it at one store and spend it at any other. It has no expiry date.',
          picture: illustration('wallet-cashback'),
        },
        {
          title: 'Marketing for merchants',
          text: 'Cashback campaigns, vouchers, and promo codes that store owners manage themselves.',
          picture: illustration('voucher'),
        },
        {
          title: 'Analytics',
          text: 'Sales reports, customer satisfaction, and feedback in one place.',
          picture: illustration('feedback-stars'),
        },
        {
          title: 'Store operations',
          text: 'Inventory alerts and a sales assistant.',
          picture: illustration('sales-assistant'),
        },
      ],
    }),
    block('team', {
      title: 'Leadership',
      intro: 'Who leads Beam Wallet, and what each officer is responsible for.',
      members: [
        {
          position: 'Chief Executive Officer',
          about: 'Company strategy and the growth of the network.',
          picture: illustration('person-a'),
        },
        {
          position: 'Chief Technology Officer',
          about: 'The app, the payment platform, and their security.',
          picture: illustration('person-b'),
        },
        {
          position: 'Chief Operating Officer',
          about: 'Store onboarding, from the first form to the first payment.',
          picture: illustration('person-c'),
        },
        {
          position: 'Chief Marketing Officer',
          about: 'The brand, campaigns, and communication with users and stores.',
          picture: illustration('person-d'),
        },
      ],
    }),
    block('card-grid', {
      title: 'Company facts',
      intro:
        'Read on about [prices](/local-store#installation-packs), [open positions](/careers#positions), our [terms](/terms), and [your data](/privacy-policy).',
      variant: 'compact',
      cards: [
        {
          title: `${FACTS.activeUsersInMena} active users in MENA`,
          text: 'In the Middle East and North Africa.',
        },
        {
          title: `${FACTS.rank} in a ${FACTS.rankedList} list`,
          text: 'Open [the list on our home page](/).',
        },
        {
          title: 'Free for shoppers',
          text: `One app for stores and online, with up to ${FACTS.maxCards} linked cards.`,
        },
        {
          title: 'A one-time price for stores',
          text: `${FACTS.storePackPrice} for a physical store, ${FACTS.onlinePackPrice} for an online store.`,
        },
        {
          title: `Jobs in ${FACTS.jobLocation}, Portugal`,
          text: 'Full-time jobs in engineering, design, and marketing.',
        },
        {
          title: 'Under Portuguese law',
          text: `Our terms are in force from ${FACTS.termsInForce}.`,
        },
      ],
    }),
    block('logo-strip', { title: 'Made for stores like these', logos: PARTNER_LOGOS }),
    block('call-to-action', {
      title: 'Ask us anything',
      text: 'Send us your questions about the product or the company.',
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      backgroundColor: 'Pink',
      picture: illustration('ask-anything'),
    }),
  ],
})
