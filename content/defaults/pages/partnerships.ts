import { block, illustration, page, describedIllustration } from '../compose.ts'
import { INVESTMENT_RISK_IN_SHORT } from '../investor-content.ts'
import { ALL_NETWORK_FIGURES } from '../network-figures.ts'

export const partnerships = page({
  slug: 'partnerships',
  title: 'Partnerships with Beam Wallet',
  shareTitle: 'Partner with Beam Wallet',
  shareDescription:
    'Partnerships for banks, software companies, developers, local partners, and technology companies.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Partnerships',
      title: 'Partner with Beam Wallet.',
      description: `Banks, software companies, developers, and local partners each work with us in their own way. Choose the partnership that fits your business.`,
      buttonText: 'Find your partnership',
      buttonUrl: '#ways',
      secondButtonText: 'Contact us',
      secondButtonUrl: '/contacts',
      backgroundColor: 'Yellow',
      picture: describedIllustration('partner-network'),
      imagePosition: 'right',
    }),
    block('card-grid', {
      sectionId: 'ways',
      title: 'Ways to partner',
      variant: 'bento',
      cards: [
        {
          title: 'Local partners',
          text: 'You introduce stores in your area and stay their personal contact. We provide the wallet, the packs, and the merchant platform.',
          picture: illustration('local-partner'),
          color: 'Pink',
          linkText: 'Become a local partner',
          linkUrl: '/local-partners',
        },
        {
          title: 'Banks',
          text: 'You give customers a reason to link your card. You gain more card use, with no loyalty program to run.',
          picture: illustration('bank-building'),
          color: 'Teal',
          linkText: 'Partner as a bank',
          linkUrl: '/banks',
        },
        {
          title: 'Software partners',
          text: 'You connect your point-of-sale, e-commerce, or booking software. It gains mobile payments and cashback.',
          picture: illustration('code-plugin'),
          color: 'Yellow',
          linkText: 'Connect your software',
          linkUrl: '/software-partners',
        },
        {
          title: 'Visionary developers',
          text: 'You describe an idea for payments, rewards, or stores in a short email. It gets a live network to build on.',
          picture: illustration('developer-desk'),
          color: 'Charcoal',
          linkText: 'Show us your idea',
          linkUrl: '/visionary-developers',
        },
        {
          title: 'Technology partnerships',
          text: `You bring your technology to stores, to online checkouts, or to the merchant platform, and become an investor. ${INVESTMENT_RISK_IN_SHORT}`,
          picture: illustration('technology-gears'),
          color: 'Teal',
          linkText: 'Bring your technology',
          linkUrl: '/technology-partnerships',
        },
        {
          title: 'Merchants',
          text: 'You buy a one-time pack and choose your cashback. You get payments, campaigns, and reports.',
          picture: illustration('shop-open'),
          color: 'Yellow',
          linkText: 'Join with your store',
          linkUrl: '/local-store',
        },
      ],
    }),
    block('statistics', {
      title: 'The network you join',
      variant: 'row',
      figures: ALL_NETWORK_FIGURES,
    }),
    block('call-to-action', {
      title: 'Have something else in mind?',
      text: 'Describe it to us in a few lines.',
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      backgroundColor: 'Teal',
      picture: illustration('idea-board'),
    }),
  ],
})
