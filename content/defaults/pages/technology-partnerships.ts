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
      description: `Bring your technology to the network and become an investor. You can also build without investing, as a [software partner](/software-partners) or a [visionary developer](/visionary-developers).

        **${INVESTMENT_RISK}**`,
      buttonText: 'Propose a partnership',
      buttonUrl: '/investors-form',
      secondButtonText: 'See where it fits',
      secondButtonUrl: '#fit',
      backgroundColor: 'Yellow',
      picture: describedIllustration('technology-layers'),
      imagePosition: 'left',
    }),
    networkToday('panel'),
    block('card-grid', {
      sectionId: 'fit',
      title: 'Where your technology could fit',
      variant: 'bento',
      cards: [
        {
          title: 'In the store',
          text: `Contactless, Bluetooth, and QR code payments run on ${FACTS.terminals} terminals. Bring a device or another way to pay.`,
          picture: illustration('terminal-receipt'),
          color: 'Pink',
          linkText: 'See store payments',
          linkUrl: '/pay-in-store',
        },
        {
          title: 'Online',
          text: 'Online stores connect through plugins for WooCommerce and PrestaShop. Bring a plugin for another store system.',
          picture: illustration('store-systems'),
          color: 'None',
          linkText: 'See online payments',
          linkUrl: '/pay-online',
        },
        {
          title: 'In the platform',
          text: 'Stores use reports, inventory alerts, campaigns, vouchers, and a sales assistant. Bring a tool that they do not have yet.',
          picture: illustration('busy-hours'),
          color: 'Charcoal',
          linkText: 'See all the tools',
          linkUrl: '/local-store#services',
        },
      ],
    }),
    whyTheyJoin('shopper-and-store', { imagePosition: 'left', customClassName: 'card' }),
    whatWeBuild('plain'),
    block('steps', {
      title: 'How to propose a partnership',
      steps: [
        {
          title: 'Read about the risks',
          text: 'You can lose everything you invest. [Read\u00a0all\u00a0the\u00a0risks](/investors#risks) before you choose an amount.',
          picture: illustration('risks-read'),
        },
        {
          title: 'Fill out the form',
          text: 'Choose an amount range, and say what your technology does. Nothing you send is binding.',
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
      buttonText: 'Propose a partnership',
      secondButtonText: 'Other partnerships',
      secondButtonUrl: '/partnerships',
      backgroundColor: 'Teal',
      picture: 'partners-handshake',
    }),
  ],
})
