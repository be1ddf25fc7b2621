import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { ALL_NETWORK_FIGURES } from '../network-figures.ts'
import { PARTNER_LOGOS } from '../partner-logos.ts'
import { PACKS_URL } from '../packs-url.ts'

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
      title: 'We build the wallet that pays you back.',
      description: `We run a mobile wallet and a payments network with cashback. Shoppers spend what they earn anywhere on the network, and stores see which offers bring customers back.`,
      buttonText: 'See what we offer',
      buttonUrl: '/what-we-offer',
      secondButtonText: 'See open positions',
      secondButtonUrl: '/careers#positions',
      backgroundColor: 'Teal',
      picture: describedIllustration('regulars'),
      imagePosition: 'left',
    }),
    block('statistics', {
      title: 'Beam Wallet at a glance',
      figures: ALL_NETWORK_FIGURES,
    }),
    block('card-grid', {
      variant: 'compact',
      cards: [
        {
          title: `${FACTS.activeUsersInMena} users`,
          text: 'Active in the Middle East and North Africa.',
          linkText: 'Read about MENA',
          linkUrl: '/news',
        },
        {
          title: `${FACTS.rank} in a ${FACTS.rankedList} list`,
          text: 'Beam Wallet’s place in the published ranking.',
          linkText: 'See the full list (PDF)',
          linkUrl: ADDRESSES.ranking,
        },
        {
          title: 'Free for shoppers',
          text: `Stores pay once, from ${FACTS.onlinePackPrice}.`,
          linkText: 'Compare the packs',
          linkUrl: PACKS_URL,
        },
      ],
    }),
    block('image-tiles', {
      title: 'What guides us',
      tiles: [
        {
          title: 'Mission',
          text: 'To give merchants of every size the tools to reward their customers, and shoppers a reason to come back.',
          picture: describedIllustration('mission'),
          color: 'Yellow',
        },
        {
          title: 'Vision',
          text: 'Cashback that works like money: earned in one store and good in every other, in any country.',
          picture: describedIllustration('network-map'),
          color: 'Teal',
        },
        {
          title: 'Strategy',
          text: `We grow store by store, with local partners who know their area. Each new store adds a place to spend cashback.`,
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
      title: 'What the platform does',
      variant: 'large',
      cards: [
        {
          title: 'For shoppers',
          text: 'Pay in stores and online with one app, and earn cashback that never expires.',
          picture: illustration('pay-tap'),
          color: 'Pink',
          linkText: 'How to pay in store',
          linkUrl: '/pay-in-store',
        },
        {
          title: 'For stores',
          text: 'Run campaigns, get reports and inventory alerts, and see which offers bring customers back.',
          picture: illustration('merchant-campaign'),
          color: 'Yellow',
          linkText: 'See what a pack includes',
          linkUrl: '/local-store',
        },
      ],
    }),
    block('team', {
      title: 'Leadership',
      intro: 'Our executives and what each is responsible for.',
      members: [
        {
          position: 'Chief Executive Officer',
          about: 'Company strategy and network growth.',
          picture: illustration('person-a'),
        },
        {
          position: 'Chief Technology Officer',
          about: 'The app, payments, and security.',
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
    block('logo-strip', { title: 'Made for stores like these', logos: PARTNER_LOGOS }),
    block('call-to-action', {
      title: 'Questions about Beam Wallet?',
      text: 'Ask us about the product or the company, or find answers in our Help Center.',
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      secondButtonText: 'Go to the Help Center',
      secondButtonUrl: '/help-center',
      backgroundColor: 'Pink',
      picture: illustration('ask-anything'),
    }),
  ],
})
