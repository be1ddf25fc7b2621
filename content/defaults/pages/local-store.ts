import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { PARTNER_LOGOS } from '../partner-logos.ts'

export const localStore = page({
  slug: 'local-store',
  title: 'Beam Wallet for your store',
  shareTitle: 'Bring customers back with cashback.',
  shareDescription: `Accept Beam Wallet and run your own cashback campaigns. Join with a one-time pack: ${FACTS.storePackPrice} for physical stores, ${FACTS.onlinePackPrice} for online stores.`,
  colourWorld: 'Yellow',
  blocks: [
    block('hero', {
      category: 'For merchants',
      title: 'Bring your customers back.',
      description: `Accept payments from Beam Wallet users, reward your regulars with cashback, and see what each campaign brings in.

        **One-time pack: ${FACTS.storePackPrice} for a physical store, ${FACTS.onlinePackPrice} online.**`,
      buttonText: 'Join',
      buttonUrl: '#installation-packs',
      secondButtonText: 'Ask a question',
      secondButtonUrl: '/contacts',
      backgroundColor: 'Yellow',
      picture: describedIllustration('shop-front'),
      imagePosition: 'left',
    }),
    block('logo-strip', { title: 'For stores of every kind', logos: PARTNER_LOGOS }),
    block('section', {
      cardLabel: 'Digital payments',
      title: 'Accept mobile payments',
      description: `Your customers pay contactless, over Bluetooth, or with a QR code. If you also sell online, they pay in your online store with a unique code. All sales appear in the same reports.`,
      actionText: 'How customers pay',
      actionLink: '/pay-in-store',
      picture: describedIllustration('shop-counter'),
      imagePosition: 'right',
    }),
    block('section', {
      sectionId: 'marketing',
      cardLabel: 'Marketing and analytics',
      title: 'Marketing you run yourself',
      description: `You set the cashback:

        - **In a physical store:** ${FACTS.storeCashback}
        - **Online:** ${FACTS.onlineCashback}`,
      secondaryDescription: `Add vouchers or promo codes when business is slow, then see how many customers came back and how satisfied they are.`,
      actionText: 'See what a pack includes',
      actionLink: '/local-store#services',
      picture: describedIllustration('merchant-dashboard'),
      imagePosition: 'left',
      backgroundColor: 'Charcoal',
      textColor: 'Light',
    }),
    block('card-grid', {
      title: 'How cashback helps your store',
      variant: 'tinted',
      cards: [
        {
          title: 'Get discovered',
          text: `Beam Wallet users look for places to spend their cashback. Join ${FACTS.stores} stores on the network.`,
          picture: illustration('find-shops'),
          color: 'Teal',
        },
        {
          title: 'Repeat visits',
          text: 'Cashback gives customers a reason to return. They can also spend cashback earned elsewhere.',
          picture: illustration('customer-cards'),
          color: 'Yellow',
        },
        {
          title: 'Your campaigns',
          text: 'Choose the percentage, the campaigns, and how long they run. Your reports show the results.',
          picture: illustration('merchant-campaign'),
          color: 'Pink',
        },
      ],
    }),
    block('cashback-calculator', {
      title: 'What one more visit brings in',
      intro: 'Extra sales, less the cashback you give.',
      audience: 'stores',
      note: 'An example, not a promise. It leaves out your other costs, and more visits are not certain.',
      buttonText: 'Compare the packs',
      buttonUrl: '#installation-packs',
    }),
    block('service-table', {
      sectionId: 'services',
      title: 'What every pack includes',
      intro: 'You get all of these with either pack.',
      featureHeading: 'Feature',
      descriptionHeading: 'Description',
      benefitHeading: 'Benefit',
      rows: [
        {
          feature: 'Cashback campaigns',
          description: 'Give customers back a percentage of each purchase.',
          benefit: 'Customers have a reason to return.',
        },
        {
          feature: 'Vouchers',
          description: 'Prepaid value or a gift stored in the customer’s wallet.',
          benefit: 'A sale today, and a reason to visit later.',
        },
        {
          feature: 'Promo codes',
          description: 'A code customers enter for a limited offer.',
          benefit: 'Fill quiet hours and see what worked.',
        },
        {
          feature: 'Customer relationship tool',
          description: 'See who your customers are and how often they visit.',
          benefit: 'Know your regulars.',
        },
        {
          feature: 'Satisfaction analytics',
          description: 'Track how satisfied your customers are over time.',
          benefit: 'Notice problems early.',
        },
        {
          feature: 'Feedback analytics',
          description: 'Collect customer feedback in one place.',
          benefit: 'Hear it from the customer first.',
        },
        {
          feature: 'Sales assistant',
          description: 'Suggestions for your next offer.',
          benefit: 'Plan your next campaign faster.',
        },
        {
          feature: 'Reports',
          description: 'Compare sales, cashback, and campaigns.',
          benefit: 'See what pays off.',
        },
        {
          feature: 'Inventory alerts',
          description: 'Get a notification when stock runs low.',
          benefit: 'Fewer empty shelves.',
        },
      ],
    }),
    block('installation-packs', {
      sectionId: 'installation-packs',
      title: 'Installation packs',
      intro: 'Buy the pack online, then fill out the form. If you sell in a store and online, get both.',
      packs: [
        {
          name: 'Physical store pack',
          price: FACTS.storePackPrice,
          priceNote: 'one time',
          description: `- Contactless, Bluetooth, and QR code payments
            - [All services](/local-store#services) listed above
            - Installation at your address`,
          requirement: 'Needs internet access in the store.',
          picture: describedIllustration('installation-pack'),
          color: 'Yellow',
          buttonText: 'Buy the store pack',
          buttonUrl: ADDRESSES.storePackShop,
          secondButtonText: 'Then fill out the store form',
          secondButtonUrl: '/ls-inst-form',
        },
        {
          name: 'Online store plugin pack',
          price: FACTS.onlinePackPrice,
          priceNote: 'one time',
          description: `- Checkout with a unique code
            - [All services](/local-store#services) listed above
            - The plugin for WooCommerce or PrestaShop`,
          requirement: 'Needs an online store on WooCommerce or PrestaShop.',
          picture: describedIllustration('online-pack'),
          color: 'Teal',
          buttonText: 'Buy the plugin pack',
          buttonUrl: ADDRESSES.onlinePackShop,
          secondButtonText: 'Then fill out the online form',
          secondButtonUrl: '/os-inst-form',
        },
      ],
    }),
    block('steps', {
      title: 'How it works',
      steps: [
        {
          title: 'Buy your pack',
          text: 'In our shop: for a physical store, an online store, or both.',
          picture: illustration('pack-choice'),
        },
        {
          title: 'Fill out the form',
          text: 'Enter your company, contact, and bank details, and choose your cashback.',
          picture: illustration('pencil-form'),
        },
        {
          title: 'Get set up',
          text: 'We contact you about the installation, or about connecting your online store.',
          picture: illustration('help-tools'),
        },
        {
          title: 'Give cashback',
          text: 'Accept your first payment, and start your first campaign.',
          picture: illustration('shop-open'),
        },
      ],
    }),
    block('accordion', {
      title: 'Frequently asked questions',
      intro: 'Our [Help Center](/help-center#stores) has more on joining, costs, and tools.',
      purpose: 'questions',
      firstOpen: true,
      items: [
        {
          question: 'What do I need to join?',
          answer: `Internet access for a physical store, or WooCommerce or PrestaShop for an online store. Have your company details and IBAN ready.`,
        },
        {
          question: 'What does it cost to join?',
          answer: `You pay for the pack once: ${FACTS.storePackPrice} for a physical store or ${FACTS.onlinePackPrice} for
            an online store.`,
        },
        {
          question: 'How much cashback do I have to give?',
          answer: `You decide. Choose from ${FACTS.storeCashback} in a physical store or from ${FACTS.onlineCashback} online.`,
        },
      ],
    }),
    block('call-to-action', {
      title: 'Bring Beam Wallet to your store',
      text: 'Buy a pack, fill out the form, and start your first campaign.',
      buttonText: 'Compare the packs',
      buttonUrl: '#installation-packs',
      secondButtonText: 'Ask a question',
      secondButtonUrl: '/contacts',
      backgroundColor: 'Pink',
      picture: illustration('sales-assistant'),
    }),
  ],
})
