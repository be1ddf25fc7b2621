import { block, describedIllustration, illustration, page } from '../compose.ts'
import { FACTS } from '../facts.ts'
import {
  INVESTMENT_RISK,
  investorInvitation,
  networkToday,
  whatWeBuild,
  whyTheyJoin,
} from '../investor-content.ts'

/** The two parts of a card about a place where technology could fit. */
const now = (text: string) => `**Now:** ${text}`
const bring = (text: string) => `**You could bring:** ${text}`

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
      description: `Bring your technology to the network and become an investor. Amounts start at ${FACTS.lowestInvestment}.

        **${INVESTMENT_RISK}**`,
      buttonText: 'Open the investors form',
      buttonUrl: '/investors-form',
      secondButtonText: 'Build without investing',
      secondButtonUrl: '/partnerships',
      backgroundColor: 'Yellow',
      picture: describedIllustration('technology-layers'),
      imagePosition: 'left',
    }),
    networkToday('panel'),
    whyTheyJoin('shopper-and-store', { imagePosition: 'left', customClassName: 'card' }, true),
    whatWeBuild('plain', 'wallet-balance', 'store-tools'),
    block('card-grid', {
      sectionId: 'fit',
      title: 'Where your technology could fit',
      intro: 'What runs on the network now, and what you could bring.',
      variant: 'bento',
      cards: [
        {
          title: 'In the store',
          text: `${now(`contactless, Bluetooth, and QR code payments. The network has ${FACTS.terminals} terminals.`)}

            ${bring('a device, or another way to pay.')}`,
          picture: describedIllustration('store-device'),
          color: 'Teal',
        },
        {
          title: 'Online',
          text: `${now('plugins for WooCommerce and PrestaShop.')}

            ${bring('a plugin for another store system.')}`,
          picture: describedIllustration('store-systems'),
          color: 'None',
        },
        {
          title: 'In the wallet',
          text: `${now(`up to ${FACTS.maxCards} linked cards, payments, and cashback.`)}

            ${bring('a feature that shoppers do not have yet.')}`,
          picture: describedIllustration('wallet-feature'),
          color: 'None',
        },
        {
          title: 'In the platform',
          text: `${now('reports, inventory alerts, campaigns, vouchers, and a sales assistant.')}

            ${bring('a tool that stores do not have yet.')}`,
          picture: describedIllustration('platform-tool'),
          color: 'Charcoal',
        },
      ],
    }),
    block('steps', {
      title: 'How to propose a partnership',
      variant: 'compact',
      steps: [
        {
          title: 'Read about the risks',
          text: 'You can lose everything you invest. [Read\u00a0all\u00a0the\u00a0risks](/investors#risks) before you choose an amount.',
          picture: illustration('risks-read'),
        },
        {
          title: 'Fill out the form',
          text: `Choose an amount range, from ${FACTS.lowestInvestment} up. Say what your technology does and where it fits.`,
          picture: illustration('technology-form'),
        },
        {
          title: 'Our investor team replies',
          text: 'You get a reference number right away, and the answer by email.',
          picture: illustration('reply-received'),
        },
      ],
    }),
    investorInvitation({
      title: 'Tell us about your technology',
      request: 'One form covers technology and investment.',
      buttonText: 'Open the investors form',
      secondButtonText: 'Build without investing',
      secondButtonUrl: '/partnerships',
      backgroundColor: 'Teal',
      picture: 'partners-handshake',
    }),
  ],
})
