import { block, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const osInstForm = page({
  slug: 'os-inst-form',
  title: 'Online Store Installation Form',
  shareTitle: 'Bring Beam Wallet to your web shop',
  shareDescription:
    'Ask for Beam Wallet in your online store: company details, public profile, platform and the cashback you give.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Online store',
      title: 'Online Store Installation Form',
      description:
        'Tell us about your company and your web shop, and choose the cashback your customers will get.',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('online-shop'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'os-installation',
      title: 'Your online store',
      aside: `### The pack

        The online store plugin pack costs ${FACTS.onlinePackPrice}, one time.
        [See what is in it](/local-store#installation-packs).

        ### Why we ask

        The company and bank details are for the contract and for paying you. The public profile is what shoppers see in
        the app. More in our [privacy policy](/privacy-policy).`,
    }),
    block('accordion', {
      title: 'While you fill it in',
      purpose: 'questions',
      firstOpen: false,
      items: [
        {
          question: 'Which platforms are supported?',
          answer: 'WooCommerce and PrestaShop. If yours is another one, [tell us](/contacts).',
        },
        {
          question: 'Which cashback can I choose?',
          answer: `A fixed percentage, ${FACTS.onlineCashback}, in steps of ${FACTS.cashbackStep}.`,
        },
        {
          question: 'Do you have a physical store as well?',
          answer:
            'It has [a form of its own](/ls-inst-form), because an installation on site needs other details.',
        },
      ],
    }),
  ],
})
