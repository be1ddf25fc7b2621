import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { PACKS_URL } from '../packs-url.ts'
import { RECEIPT_SENTENCE } from '../receipt-sentence.ts'

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
      description: `As a local partner, you introduce Beam Wallet to stores near you and stay their point of contact.`,
      buttonText: 'Apply as a partner',
      buttonUrl: '/lp-form',
      secondButtonText: 'See what it involves',
      secondButtonUrl: '#role',
      backgroundColor: 'Pink',
      picture: describedIllustration('local-partner'),
      imagePosition: 'left',
    }),
    block('steps', {
      sectionId: 'role',
      variant: 'compact',
      title: 'What a local partner does',
      intro:
        'You introduce stores and stay in contact. We provide the wallet, the packs, and the merchant platform.',
      steps: [
        {
          title: 'Introduce stores',
          text: 'Visit stores you know, show them the wallet, and help them choose a pack.',
          picture: illustration('partner-visit'),
        },
        {
          title: 'Help them start',
          text: 'Complete the installation form together. You can be there for the first payment.',
          picture: illustration('first-payment'),
        },
        {
          title: 'Stay in contact',
          text: 'Answer questions about campaigns, cashback, and reports. You can pass others on to us.',
          picture: illustration('merchant-question'),
        },
        {
          title: 'Share feedback',
          text: 'You can tell us what works for stores in your area, and what is missing.',
          picture: illustration('area-feedback'),
        },
      ],
    }),
    block('card-grid', {
      title: 'Advantages you can show stores',
      intro: 'They help you explain what a store gets and what it pays.',
      variant: 'bento-tinted',
      cards: [
        {
          title: 'A wallet to show',
          text: 'Use your own wallet: link a card, pay with a QR code, and let merchants see the cashback arrive.',
          picture: illustration('pay-qr'),
          color: 'Pink',
        },
        {
          title: 'Simple prices',
          text: `Stores pay once: ${FACTS.storePackPrice} for a physical store, ${FACTS.onlinePackPrice} for an online store.`,
          picture: illustration('installation-pack'),
          color: 'Teal',
        },
        {
          title: `${FACTS.rank} in a ${FACTS.rankedList} list`,
          text: `Show merchants [the full list (PDF)](${ADDRESSES.ranking}). The app has ${FACTS.downloads} downloads, and the network has ${FACTS.stores} stores.`,
          picture: illustration('ranking-podium'),
          color: 'Yellow',
        },
        {
          title: 'Tools in every pack',
          text: 'Campaigns, vouchers, promo codes, reports, and inventory alerts are included.',
          picture: illustration('daily-work'),
          color: 'Charcoal',
        },
      ],
    }),
    block('section', {
      title: 'What you need to apply',
      description: `- Your name, email address, and phone number
        - Your company’s name and VAT number
        - Your company’s address`,
      secondaryDescription: `Our [privacy policy](/privacy-policy) explains how we store your details.`,
      actionText: 'Apply as a partner',
      actionLink: '/lp-form',
      actionLook: 'button',
      picture: describedIllustration('pencil-form'),
      imagePosition: 'right',
      backgroundColor: 'Pink',
      textColor: 'Dark',
      customClassName: 'card',
    }),
    block('accordion', {
      title: 'Common questions',
      intro: 'For anything else, [contact us](/contacts).',
      picture: illustration('help-desk'),
      purpose: 'questions',
      firstOpen: true,
      items: [
        {
          question: 'What are the terms for partners?',
          answer: `We discuss them with you after you apply. To ask before, use the [contact form](/contacts) with the subject Local Partners.`,
        },
        {
          question: 'What happens after I apply?',
          answer: `${RECEIPT_SENTENCE} We review your company and its location. Then we contact you to discuss the role.`,
        },
        {
          question: 'Where do stores buy the packs?',
          answer: `In our shop. [Compare the packs](${PACKS_URL}).`,
        },
        {
          question: 'Which stores can I introduce?',
          answer: `Physical stores with internet access, and online stores on WooCommerce or PrestaShop.`,
        },
      ],
    }),
    block('call-to-action', {
      title: 'Ready to become a local partner?',
      text: 'Apply with your company’s details. If you have questions about the role, ask us first.',
      buttonText: 'Apply as a partner',
      buttonUrl: '/lp-form',
      secondButtonText: 'Ask us first',
      secondButtonUrl: '/contacts',
      backgroundColor: 'Teal',
      picture: describedIllustration('town-map'),
    }),
  ],
})
