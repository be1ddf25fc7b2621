import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import {
  cashbackQuestion,
  FINISH_LATER_QUESTION,
  FIRST_STEPS,
  packQuestion,
  WHY_WE_ASK,
} from '../installation-content.ts'
import { PACKS_URL } from '../packs-url.ts'

export const osInstForm = page({
  slug: 'os-inst-form',
  title: 'Online Store Installation Form',
  shareTitle: 'Bring Beam Wallet to your online store',
  shareDescription:
    'Request Beam Wallet for your online store: company details, public profile, platform, and cashback.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'WooCommerce and PrestaShop',
      title: 'Online Store Installation Form',
      description: `Request Beam Wallet for your store. The pack costs ${FACTS.onlinePackPrice}.`,
      backgroundColor: 'Teal',
      picture: describedIllustration('online-shop'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'os-installation',
      checklistTitle: 'What you need',
      checklist: `- Your company’s VAT ID
        - IBAN, SWIFT, and bank name
        - Your cashback: ${FACTS.onlineCashback}`,
      aside: `### The pack

        You buy the plugin separately in our shop and pay once.
        [See\u00a0what’s\u00a0included](${PACKS_URL}).

        ### Why we ask

        ${WHY_WE_ASK}`,
    }),
    block('steps', {
      title: 'How your online store joins',
      steps: [
        ...FIRST_STEPS,
        {
          title: 'We contact you',
          text: 'We email or call about connecting your store.',
          picture: illustration('store-contacted'),
        },
        {
          title: 'You add the plugin',
          text: 'You install the plugin from your pack.',
          picture: illustration('plugin-added'),
        },
      ],
    }),
    block('accordion', {
      title: 'Common questions',
      intro: 'For anything else, [contact us](/contacts).',
      picture: illustration('pack-question'),
      purpose: 'questions',
      firstOpen: true,
      items: [
        packQuestion(`online store pack for ${FACTS.onlinePackPrice}`),
        cashbackQuestion(FACTS.onlineCashback),
        FINISH_LATER_QUESTION,
      ],
    }),
    block('call-to-action', {
      title: 'Do you also have a physical store?',
      text: 'It has its own form and pack.',
      secondButtonText: 'Open the physical store form',
      secondButtonUrl: '/ls-inst-form',
      backgroundColor: 'None',
      picture: illustration('terminal-installed'),
    }),
  ],
})
