import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { PARTNER_LOGOS } from '../partner-logos.ts'

export const localStore = page({
  slug: 'local-store',
  title: 'Beam Wallet for your store',
  shareTitle: 'Give a little back. See them return.',
  shareDescription: `Take Beam Wallet payments and run your own cashback campaigns. Join with a one-time pack: ${FACTS.storePackPrice} in store, ${FACTS.onlinePackPrice} online.`,
  colourWorld: 'Yellow',
  blocks: [
    block('hero', {
      category: 'For merchants',
      title: 'Give a little back. See them return.',
      description: `Take payments from every Beam Wallet user, reward the ones who come back, and read in plain figures
        what it brought you.`,
      buttonText: 'Join',
      buttonUrl: '#installation-packs',
      secondButtonText: 'Ask a question',
      secondButtonUrl: '/contacts',
      backgroundColor: 'Yellow',
      picture: describedIllustration('shop-front'),
      imagePosition: 'left',
    }),
    block('section', {
      cardLabel: 'Digital payments',
      title: 'Whatever the phone, it pays here',
      description: `Your customers pay contactless, by Bluetooth or with a QR code. If you sell online too, they pay at
        your web shop with a unique code. All of it lands in one set of reports.`,
      picture: describedIllustration('shop-counter'),
      imagePosition: 'right',
    }),
    block('section', {
      cardLabel: 'Marketing and analytics',
      title: 'Marketing that fits behind the till',
      description: `You set the cashback: ${FACTS.storeCashback} in a physical store, ${FACTS.onlineCashback} online, in
        steps of ${FACTS.cashbackStep}. Add vouchers or a promo code when the week is slow. Then look at who came
        back, and how they liked it.`,
      picture: describedIllustration('merchant-dashboard'),
      imagePosition: 'left',
      backgroundColor: 'Charcoal',
      textColor: 'Light',
      customClassName: 'framed',
    }),
    block('card-grid', {
      title: 'Small shop, long reach',
      variant: 'large',
      cards: [
        {
          title: 'Be found',
          text: `Wallet users look for places where their cashback is good. ${FACTS.stores} stores are on the network; add
            yours.`,
          picture: illustration('find-shops'),
          color: 'Teal',
        },
        {
          title: 'Bring them back',
          text: 'Cashback earned with you is a reason to return, and cashback earned elsewhere is money to spend here.',
          picture: illustration('customer-cards'),
          color: 'Yellow',
        },
        {
          title: 'Stay in charge',
          text: 'You choose the percentage, the campaign and its end. Nobody discounts your goods for you.',
          picture: illustration('merchant-campaign'),
          color: 'Pink',
        },
      ],
    }),
    block('logo-strip', { title: 'In good company', logos: PARTNER_LOGOS }),
    block('service-table', {
      title: 'Nine services in every pack',
      intro: 'What each one is, and what it does for your day.',
      featureHeading: 'Feature',
      descriptionHeading: 'Description',
      benefitHeading: 'Benefit',
      rows: [
        {
          feature: 'Cashback campaigns',
          description: 'A percentage of each purchase returns to the customer.',
          benefit: 'A reason to choose you again.',
        },
        {
          feature: 'Vouchers',
          description: 'Prepaid value or a gift, kept in the customer’s wallet.',
          benefit: 'Sales now, visits later.',
        },
        {
          feature: 'Promo codes',
          description: 'A word your customers enter for a limited offer.',
          benefit: 'Fills the quiet hours, and shows which advert worked.',
        },
        {
          feature: 'Customer relations',
          description: 'One place for who your customers are and how often they come.',
          benefit: 'You know your regulars, even on your day off.',
        },
        {
          feature: 'Inventory alerts',
          description: 'A notice when something runs low.',
          benefit: 'Fewer empty shelves.',
        },
        {
          feature: 'Reports',
          description: 'Sales, cashback and campaigns, side by side.',
          benefit: 'Decisions from figures instead of from memory.',
        },
        {
          feature: 'Satisfaction analytics',
          description: 'How content your customers are, and how that changes.',
          benefit: 'You notice a bad week while it is still a week.',
        },
        {
          feature: 'Feedback analytics',
          description: 'What customers tell you, gathered in one place.',
          benefit: 'You know what to fix first.',
        },
        {
          feature: 'Sales assistant',
          description: 'Help with the next offer, built into the platform.',
          benefit: 'A second opinion before you decide.',
        },
      ],
    }),
    block('installation-packs', {
      sectionId: 'installation-packs',
      title: 'Two packs. Each paid once.',
      intro: 'Buy the pack in our shop, then send us the form. Sell both ways? Take both.',
      packs: [
        {
          name: 'Physical store pack',
          price: FACTS.storePackPrice,
          priceNote: 'one time',
          description: `- Payments by contactless, Bluetooth and QR code
            - All nine services above
            - Installation at the address you name`,
          requirement: 'Needs internet access in the store.',
          picture: describedIllustration('installation-pack'),
          color: 'Yellow',
          buttonText: 'Buy the store pack',
          buttonUrl: ADDRESSES.storePackShop,
          secondButtonText: 'Fill in the store form',
          secondButtonUrl: '/ls-inst-form',
        },
        {
          name: 'Online store plugin pack',
          price: FACTS.onlinePackPrice,
          priceNote: 'one time',
          description: `- Checkout with a unique code
            - All nine services above
            - The plugin for your WooCommerce or PrestaShop store`,
          requirement: 'Needs an online store on the e-commerce plugin.',
          picture: describedIllustration('online-pack'),
          color: 'Teal',
          buttonText: 'Buy the plugin pack',
          buttonUrl: ADDRESSES.onlinePackShop,
          secondButtonText: 'Fill in the online form',
          secondButtonUrl: '/os-inst-form',
        },
      ],
    }),
    block('steps', {
      title: 'From today to the first sale',
      steps: [
        {
          title: 'Choose your pack',
          text: 'One for the counter, one for the web.',
          picture: illustration('pack-choice'),
        },
        {
          title: 'Send the form',
          text: 'Company, contact, bank account, and the cashback you wish to give.',
          picture: illustration('pencil-form'),
        },
        {
          title: 'We set you up',
          text: 'At your address, or on your web shop.',
          picture: illustration('help-tools'),
        },
        {
          title: 'Open for Beam',
          text: 'Take the first payment, give the first cashback, read the first report.',
          picture: illustration('shop-open'),
        },
      ],
    }),
    block('accordion', {
      title: 'Before you join',
      purpose: 'questions',
      firstOpen: true,
      items: [
        {
          question: 'What does it cost to join?',
          answer: `You pay for the pack once: ${FACTS.storePackPrice} for a physical store or ${FACTS.onlinePackPrice} for
            an online store.`,
        },
        {
          question: 'How much cashback do I have to give?',
          answer: `You decide. The choices run from ${FACTS.storeCashback} in a physical store and from
            ${FACTS.onlineCashback} online. Your customers see the percentage in the app.`,
        },
        {
          question: 'What do I need to have ready?',
          answer: `For a physical store, internet access. For an online store, a shop on WooCommerce or PrestaShop. For
            both, your company’s details and its bank account number (IBAN).`,
        },
      ],
    }),
    block('call-to-action', {
      title: 'Your regulars are waiting',
      text: 'Have your company details at hand, and the form leads you through. If something is unclear, ask us first.',
      buttonText: 'Start with your store',
      buttonUrl: '/ls-inst-form',
      secondButtonText: 'Ask a question',
      secondButtonUrl: '/contacts',
      backgroundColor: 'Pink',
      picture: illustration('regulars'),
    }),
  ],
})
