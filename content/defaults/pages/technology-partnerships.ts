import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { investorContent, investorInvitation } from '../investor-content.ts'

export const technologyPartnerships = page({
  slug: 'technology-partnerships',
  title: 'Technology partnerships with Beam Wallet',
  shareTitle: 'Technology partnerships with Beam Wallet',
  shareDescription:
    'For companies that want to bring their technology to a payments network and invest in it. Investments can lose value, up to the full amount.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Technology partnerships',
      title: 'Build with us and invest in the network.',
      description: `Bring your technology to the network, and invest in its growth. See where it could fit and what the network is today. Investments can lose value, up to the full amount.`,
      buttonText: 'Propose a partnership',
      buttonUrl: '/investors-form',
      backgroundColor: 'Teal',
      picture: describedIllustration('technology-gears'),
      imagePosition: 'left',
    }),
    block('card-grid', {
      title: 'Where your technology could fit',
      variant: 'bento',
      cards: [
        {
          title: 'In the store',
          text: `Contactless, Bluetooth, and QR code payments on ${FACTS.terminals} terminals.`,
          picture: illustration('terminal-receipt'),
          color: 'Charcoal',
        },
        {
          title: 'At the online checkout',
          text: 'A gateway with encrypted payments and a unique code, and plugins for WooCommerce and PrestaShop.',
          picture: illustration('secure-payment'),
          color: 'Yellow',
        },
        {
          title: 'In the merchant platform',
          text: 'Campaigns, a customer relationship tool, inventory alerts, reports, and feedback analytics.',
          picture: illustration('inventory-alert'),
          color: 'Teal',
        },
      ],
    }),
    ...investorContent({ growth: 'network-map', growthLook: 'framed', cards: 'plain' }),
    investorInvitation('Charcoal'),
    block('card-grid', {
      title: 'Want to build without investing?',
      variant: 'tinted',
      cards: [
        {
          title: 'Software partners',
          text: 'Connect your point-of-sale, e-commerce, or booking software to the network.',
          picture: illustration('online-shop'),
          color: 'Pink',
          linkText: 'For software partners',
          linkUrl: '/software-partners',
        },
        {
          title: 'Visionary developers',
          text: 'Show us an idea for payments, rewards, or stores.',
          picture: illustration('idea-board'),
          color: 'Yellow',
          linkText: 'For developers',
          linkUrl: '/visionary-developers',
        },
      ],
    }),
  ],
})
