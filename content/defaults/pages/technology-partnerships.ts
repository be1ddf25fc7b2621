import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import {
  INVESTMENT_RISK,
  investorInvitation,
  networkToday,
  whatWeBuild,
  whyTheyJoin,
} from '../investor-content.ts'

export const technologyPartnerships = page({
  slug: 'technology-partnerships',
  title: 'Technology partnerships with Beam Wallet',
  shareTitle: 'Technology partnerships with Beam Wallet',
  shareDescription: `For companies that want to bring their technology to a payments network and invest in it. ${INVESTMENT_RISK}`,
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Technology partnerships',
      title: 'Build and invest with us.',
      description: `Bring your technology to the network and become an investor.

        **${INVESTMENT_RISK}**`,
      buttonText: 'Propose a partnership',
      buttonUrl: '/investors-form',
      secondButtonText: 'See where it fits',
      secondButtonUrl: '#fit',
      backgroundColor: 'Yellow',
      picture: describedIllustration('technology-layers'),
      imagePosition: 'left',
    }),
    networkToday('row'),
    block('card-grid', {
      sectionId: 'fit',
      title: 'Where your technology could fit',
      intro:
        'You can also build without investing, as a [software partner](/software-partners) or a [visionary developer](/visionary-developers).',
      variant: 'bento',
      cards: [
        {
          title: 'In the store',
          text: `Contactless, Bluetooth, and QR code payments on ${FACTS.terminals} terminals.`,
          picture: illustration('terminal-receipt'),
          color: 'Charcoal',
          linkText: 'See store payments',
          linkUrl: '/pay-in-store',
        },
        {
          title: 'Online',
          text: 'Encrypted payments, each confirmed with a unique code, and plugins for WooCommerce and PrestaShop.',
          picture: illustration('online-checkout'),
          color: 'Yellow',
          linkText: 'See online payments',
          linkUrl: '/pay-online',
        },
        {
          title: 'In the platform',
          text: 'Reports, inventory alerts, and campaigns: add a tool to those that stores use today.',
          picture: illustration('busy-hours'),
          color: 'Teal',
          linkText: 'See all the tools',
          linkUrl: '/local-store#services',
        },
      ],
    }),
    whyTheyJoin('network-map', { imagePosition: 'right', customClassName: 'card' }),
    whatWeBuild('tinted'),
    block('steps', {
      title: 'How to propose a partnership',
      intro:
        'Use the investors form. It also asks for an amount, so [read about the risks](/investors#risks) first.',
      steps: [
        {
          title: 'Say what it does',
          text: 'In your message, describe your technology and where it fits: in stores, online, or in the merchant platform.',
        },
        {
          title: 'Choose a range',
          text: 'Select how much you would invest, and in which currency.',
        },
        {
          title: 'Send the form',
          text: 'You get a reference number right away. Our investor team replies by email.',
        },
      ],
    }),
    investorInvitation({
      title: 'Tell us about your technology',
      request: 'One form covers technology and investment.',
      buttonText: 'Propose a partnership',
      secondButtonText: 'Other partnerships',
      secondButtonUrl: '/partnerships',
      backgroundColor: 'Charcoal',
      picture: 'partners-handshake',
    }),
  ],
})
