import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { INVESTMENT_RISK } from '../investor-content.ts'
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
      description: `Bring your cards, your software, your idea, or your local contacts to a network of ${FACTS.stores} stores.`,
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
          text: 'Introduce stores in your area and stay their point of contact. We provide the wallet, the packs, and the merchant platform.',
          picture: illustration('local-partner'),
          color: 'Pink',
          linkText: 'Partner locally',
          linkUrl: '/local-partners',
        },
        {
          title: 'Banks',
          text: 'Give customers a reason to link your card and use it. There is no loyalty program for you to run.',
          picture: illustration('bank-building'),
          color: 'Teal',
          linkText: 'Partner as a bank',
          linkUrl: '/banks',
        },
        {
          title: 'Software partners',
          text: 'Mobile payments and cashback for point-of-sale, e-commerce, and booking software.',
          picture: illustration('code-plugin'),
          color: 'Yellow',
          linkText: 'Integrate with us',
          linkUrl: '/software-partners',
        },
        {
          title: 'Visionary developers',
          text: 'Have an idea for payments, rewards, or stores? Describe it to us in a short email.',
          picture: illustration('idea-sketch'),
          color: 'Charcoal',
          linkText: 'Show us your idea',
          linkUrl: '/visionary-developers',
        },
        {
          title: 'Technology partners',
          text: `Bring your technology to the network, and become an investor. ${INVESTMENT_RISK}`,
          picture: illustration('technology-gears'),
          color: 'Teal',
          linkText: 'Build and invest',
          linkUrl: '/technology-partnerships',
        },
        {
          title: 'Merchants',
          text: 'A one-time pack brings payments, campaigns, and reports to your store. You choose the cashback.',
          picture: illustration('shop-open'),
          color: 'Pink',
          linkText: 'Add your store',
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
      backgroundColor: 'Charcoal',
      picture: illustration('new-partner'),
    }),
  ],
})
