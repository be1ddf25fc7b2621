import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const whatWeOffer = page({
  slug: 'what-we-offer',
  title: 'What Beam Wallet offers',
  shareTitle: 'One wallet, both sides of the counter',
  shareDescription:
    'What Beam Wallet gives shoppers, physical stores and online stores: payments, lasting cashback, campaigns and reports.',
  colourWorld: 'Yellow',
  blocks: [
    block('hero', {
      category: 'What we offer',
      title: 'One wallet. Both sides of the counter.',
      description: 'Whether you pay or get paid, there is something here that comes back to you.',
      buttonText: 'I am shopping',
      buttonUrl: '#shoppers',
      secondButtonText: 'I run a store',
      secondButtonUrl: '#merchants',
      backgroundColor: 'Yellow',
      picture: describedIllustration('terminal-receipt'),
      imagePosition: 'right',
    }),
    block('section', {
      sectionId: 'shoppers',
      cardLabel: 'For shoppers',
      title: 'A wallet that adds to itself',
      description: `Free on both app stores. Link up to ${FACTS.maxCards} cards, pay in shops and online, and collect
        cashback with no expiry and no borders.`,
      actionText: 'Pay in store',
      actionLink: '/pay-in-store',
      picture: describedIllustration('wallet-cashback'),
      imagePosition: 'left',
      backgroundColor: 'Pink',
      textColor: 'Light',
      customClassName: 'framed',
    }),
    block('card-grid', {
      sectionId: 'merchants',
      label: 'For merchants',
      title: 'Everything behind the counter',
      variant: 'large',
      cards: [
        {
          title: 'Campaigns',
          text: 'Cashback, vouchers and promo codes, set up and ended by you.',
          picture: illustration('voucher'),
          color: 'Yellow',
        },
        {
          title: 'Customers',
          text: 'A customer relationship tool, with satisfaction and feedback in plain view.',
          picture: illustration('feedback-stars'),
          color: 'Pink',
        },
        {
          title: 'The back room',
          text: 'Inventory alerts, reports and a sales assistant.',
          picture: illustration('inventory-alert'),
          color: 'Teal',
        },
      ],
    }),
    block('section', {
      cardLabel: 'For online stores',
      title: 'The same cashback, on the web',
      description: `A gateway with a unique code at the checkout, encrypted payments, and plugins for WooCommerce and
        PrestaShop.`,
      actionText: 'Compare the packs',
      actionLink: '/local-store#installation-packs',
      picture: describedIllustration('online-pack'),
      imagePosition: 'right',
    }),
    block('statistics', {
      title: 'Already in use',
      figures: [
        { value: FACTS.downloads, label: 'downloads' },
        { value: FACTS.stores, label: 'stores' },
        { value: FACTS.terminals, label: 'terminals' },
      ],
    }),
    block('call-to-action', {
      title: 'Still weighing it up?',
      text: 'Ask us what you cannot find here.',
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      secondButtonText: 'Help Center',
      secondButtonUrl: '/help-center',
      backgroundColor: 'Teal',
      picture: illustration('help-desk'),
    }),
  ],
})
