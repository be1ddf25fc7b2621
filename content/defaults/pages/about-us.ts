import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { ALL_NETWORK_FIGURES } from '../network-figures.ts'
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
      figures: ALL_NETWORK_FIGURES,
    }),
    block('image-tiles', {
      title: 'What guides us',
      tiles: [
        {
          title: 'Mission',
          text: 'To give shoppers a reason to return, and merchants of every size the tools to reward them.',
          picture: describedIllustration('mission'),
          color: 'Yellow',
        },
        {
          title: 'Vision',
          text: 'Cashback that works like money: earned in one store and good in every other, in any country.',
          picture: describedIllustration('vision'),
          color: 'Teal',
        },
        {
          title: 'Strategy',
          text: `We grow store by store, with local partners who know their area. Every new store makes the network more useful.`,
          picture: describedIllustration('strategy'),
          color: 'Charcoal',
        },
        {
          title: 'Philosophy',
          text: 'Cashback belongs to the person who earned it, so it has no expiry and no geographic limit.',
          picture: describedIllustration('philosophy'),
          color: 'Pink',
        },
      ],
    }),
    block('card-grid', {
      label: 'The platform',
      title: 'What the platform does',
      variant: 'tinted',
      cards: [
        {
          title: 'In store',
          text: 'Contactless, Bluetooth, and QR code payments from one app.',
          picture: illustration('shop-front'),
          color: 'Pink',
        },
        {
          title: 'Online',
          text: 'A secure gateway: customers confirm with a unique code, and payments are encrypted.',
          picture: illustration('online-code'),
          color: 'Pink',
        },
        {
          title: 'Cashback',
          text: 'Earn it at one store and spend it at any other. It has no expiry date.',
          picture: illustration('wallet-cashback'),
          color: 'Pink',
        },
        {
          title: 'Marketing',
          text: 'Cashback campaigns, vouchers, and promo codes that store owners manage themselves.',
          picture: illustration('voucher'),
          color: 'Yellow',
        },
        {
          title: 'Analytics',
          text: 'Sales reports, customer satisfaction, and feedback in one place.',
          picture: illustration('feedback-stars'),
          color: 'Yellow',
        },
        {
          title: 'Operations',
          text: 'Inventory alerts, and a sales assistant that suggests the next offer.',
          picture: illustration('sales-assistant'),
          color: 'Yellow',
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
      variant: 'compact',
      cards: [
        {
          title: `${FACTS.activeUsersInMena} active users in MENA`,
          text: 'Shoppers in the Middle East and North Africa.',
          linkText: 'Read about finance in MENA',
          linkUrl: '/news',
        },
        {
          title: `${FACTS.rank} in a ${FACTS.rankedList} list`,
          text: 'Our place in the published ranking.',
          linkText: 'See the full list (PDF)',
          linkUrl: ADDRESSES.ranking,
        },
        {
          title: 'Free for shoppers',
          text: `Stores pay once: ${FACTS.storePackPrice} for a physical store, ${FACTS.onlinePackPrice} for an online store.`,
          linkText: 'Compare the packs',
          linkUrl: '/local-store#installation-packs',
        },
        {
          title: `Jobs in ${FACTS.jobLocation}, Portugal`,
          text: 'In engineering, design, and marketing. One is also open in Lisbon or remote.',
          linkText: 'See open positions',
          linkUrl: '/careers#positions',
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
