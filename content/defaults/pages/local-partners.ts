import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const localPartners = page({
  slug: 'local-partners',
  title: 'Become a Beam Wallet local partner',
  shareTitle: 'You know the street. We know the wallet.',
  shareDescription:
    'Local partners bring Beam Wallet to the shops around them. See the advantages, how it works and how to apply.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Local partners',
      title: 'You know the street. We know wallets.',
      description: `Shopkeepers trust people they meet. As a local partner you bring Beam Wallet to the merchants near you,
        and stay the one they call.`,
      buttonText: 'Apply as a partner',
      buttonUrl: '/lp-form',
      backgroundColor: 'Teal',
      picture: describedIllustration('local-partner'),
      imagePosition: 'left',
    }),
    block('card-grid', {
      label: 'Advantages',
      title: 'Why do it with us',
      variant: 'plain',
      cards: [
        {
          title: 'Something easy to explain',
          text: 'Pay by phone, get cashback. You can show it in a minute, with your own wallet.',
          picture: illustration('pay-qr'),
          color: 'Teal',
        },
        {
          title: 'A price that starts the talk',
          text: `The packs are paid once: ${FACTS.storePackPrice} for a physical store, ${FACTS.onlinePackPrice} for an online
            store.`,
          picture: illustration('installation-pack'),
          color: 'Yellow',
        },
        {
          title: 'Tools merchants ask for',
          text: 'Campaigns, vouchers, promo codes, reports and stock alerts come with it.',
          picture: illustration('sales-assistant'),
          color: 'Pink',
        },
        {
          title: 'A name people know',
          text: `With ${FACTS.downloads} downloads behind you, you seldom have to begin at zero.`,
          picture: illustration('ranking-podium'),
          color: 'Charcoal',
        },
      ],
    }),
    block('accordion', {
      title: 'What a local partner does',
      purpose: 'topics',
      firstOpen: true,
      items: [
        {
          question: 'You introduce merchants',
          answer: `You visit the shops you know, show them the wallet and help them choose between the pack for a physical
            store and the one for an online store.`,
        },
        {
          question: 'You help them get going',
          answer: `You go through the installation form with them and are there when the first customer pays. A good first
            week makes a merchant for years.`,
        },
        {
          question: 'You stay close',
          answer: `Merchants have questions about campaigns, about cashback, about a report. You answer what you can and
            bring us the rest.`,
        },
        {
          question: 'You keep us honest',
          answer: `You hear first what works on your street and what does not. We want to know it while it can still be
            changed.`,
        },
      ],
    }),
    block('call-to-action', {
      title: 'Is this your street?',
      text: 'Tell us about your company and where you work. We will come back to you about the rest.',
      buttonText: 'Open the local partners form',
      buttonUrl: '/lp-form',
      backgroundColor: 'Yellow',
      picture: describedIllustration('partners-handshake'),
    }),
  ],
})
