import { block, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const osInstForm = page({
  slug: 'os-inst-form',
  title: 'Online Store Installation Form',
  shareTitle: 'Bring Beam Wallet to your online store',
  shareDescription:
    'Request Beam Wallet for your online store: company details, public profile, platform, and cashback.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Online store',
      title: 'Online Store Installation Form',
      description: 'Request Beam Wallet for your online store.',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('online-shop'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'os-installation',
      title: 'Your online store',
      checklistTitle: 'What you need',
      checklist: `- **Company details**: your VAT ID and your registered address.
        - **Your online store**: its address and its platform, WooCommerce or PrestaShop.
        - **Bank account**: bank name, IBAN, and SWIFT code.
        - **Your cashback**: a fixed percentage from ${FACTS.onlineCashback}.`,
      aside: `### The pack

        The online store plugin pack costs ${FACTS.onlinePackPrice}, one time.
        [See what’s included](/local-store#installation-packs).

        ### Why we ask

        We need your company and bank details for the contract and to pay you. Shoppers see the public profile in the app.
        Read our [privacy policy](/privacy-policy).`,
    }),
    block('accordion', {
      title: 'Common questions',
      purpose: 'questions',
      firstOpen: false,
      items: [
        {
          question: 'Which platforms are supported?',
          answer: 'WooCommerce and PrestaShop. If you use another platform, [contact us](/contacts).',
        },
        {
          question: 'What cashback can I offer?',
          answer: `You choose a fixed percentage from ${FACTS.onlineCashback}, in steps of ${FACTS.cashbackStep}.`,
        },
        {
          question: 'I also have a physical store. Which form do I use?',
          answer:
            'Use the [physical store form](/ls-inst-form) as well. On-site installation needs different details.',
        },
      ],
    }),
  ],
})
