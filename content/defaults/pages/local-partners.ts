import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const localPartners = page({
  slug: 'local-partners',
  title: 'Become a Beam Wallet local partner',
  shareTitle: 'Become a Beam Wallet local partner',
  shareDescription:
    'Local partners bring Beam Wallet to stores in their area. See the advantages, what the role involves, and how to apply.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Local partners',
      title: 'Bring cashback to your area.',
      description: `Merchants trust people they know. As a local partner, you introduce Beam Wallet to stores near you and remain their personal contact.`,
      buttonText: 'Apply as a partner',
      buttonUrl: '/lp-form',
      secondButtonText: 'See what it involves',
      secondButtonUrl: '#role',
      backgroundColor: 'Pink',
      picture: describedIllustration('local-partner'),
      imagePosition: 'left',
    }),
    block('card-grid', {
      label: 'Advantages',
      title: 'What you can show stores',
      variant: 'tinted',
      cards: [
        {
          title: 'A live demo',
          text: 'Pay with your own wallet, and merchants see how it works.',
          picture: illustration('pay-qr'),
          color: 'Teal',
        },
        {
          title: 'A simple price',
          text: `Stores pay once: ${FACTS.storePackPrice} for the physical store pack or ${FACTS.onlinePackPrice} for the online store pack.`,
          picture: illustration('installation-pack'),
          color: 'Yellow',
        },
        {
          title: 'Merchant tools',
          text: 'Campaigns, vouchers, promo codes, reports, and inventory alerts are included.',
          picture: illustration('sales-assistant'),
          color: 'Pink',
        },
        {
          title: 'A popular app',
          text: `The app has ${FACTS.downloads} downloads and ranks ${FACTS.rank} in [a ${FACTS.rankedList} list (PDF)](${ADDRESSES.ranking}).`,
          picture: illustration('ranking-podium'),
          color: 'Charcoal',
        },
      ],
    }),
    block('accordion', {
      sectionId: 'role',
      title: 'What a local partner does',
      intro:
        'You work with stores in your area. We provide the wallet, the packs, and the merchant platform.',
      purpose: 'topics',
      firstOpen: true,
      items: [
        {
          question: 'You introduce merchants',
          answer: `You visit stores you know, show them the wallet, and help them choose the pack for a physical or an online store.`,
        },
        {
          question: 'You help them get started',
          answer: `You complete the installation form together and are there for the first payment.`,
        },
        {
          question: 'You stay in contact',
          answer: `Merchants have questions about campaigns, cashback, and reports. You answer what you can and pass the rest on to us.`,
        },
        {
          question: 'You share feedback',
          answer: `You see firsthand what works for stores in your area. Tell us, and tell us what is missing.`,
        },
      ],
    }),
    block('section', {
      title: 'Before you apply',
      description: `Please have these at hand:

        - your name, email address, and phone number,
        - the name and VAT number of your company,
        - the address of the company.`,
      secondaryDescription: `Our [privacy policy](/privacy-policy) describes how we store them.`,
      picture: describedIllustration('pencil-form'),
      imagePosition: 'right',
      customClassName: 'card',
    }),
    block('call-to-action', {
      title: 'Ready to become a local partner?',
      text: 'Introduce merchants in your area to mobile payments and cashback. If you have questions about the role or its terms, ask us first.',
      buttonText: 'Apply as a partner',
      buttonUrl: '/lp-form',
      secondButtonText: 'Ask us first',
      secondButtonUrl: '/contacts',
      backgroundColor: 'Teal',
      picture: describedIllustration('town-map'),
    }),
  ],
})
