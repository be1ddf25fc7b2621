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

export const lsInstForm = page({
  slug: 'ls-inst-form',
  title: 'Local Store Installation Form',
  shareTitle: 'Install Beam Wallet in your store',
  shareDescription:
    'Request the installation of Beam Wallet in your physical store: company, contact, public profile, and cashback.',
  colourWorld: 'Yellow',
  blocks: [
    block('hero', {
      category: 'Physical store',
      title: 'Installation Form',
      description: `Request Beam Wallet for your store. The pack costs ${FACTS.storePackPrice}.`,
      backgroundColor: 'Yellow',
      picture: describedIllustration('shop-counter'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'installation',
      checklistTitle: 'What you need',
      checklist: `- VAT number and IBAN
        - Your cashback: ${FACTS.storeCashback}
        - Internet access in your store`,
      aside: `### The pack

        Cashback campaigns, vouchers, and reports. You buy it separately in our shop and pay once.
        [See\u00a0what’s\u00a0included](${PACKS_URL}).

        ### Why we ask

        ${WHY_WE_ASK}`,
    }),
    block('steps', {
      title: 'How the installation works',
      steps: [
        ...FIRST_STEPS,
        {
          title: 'We arrange a date',
          text: `We contact the person you name in the form. Buy the [pack](${PACKS_URL}) in our shop before that day.`,
          picture: illustration('date-arranged'),
        },
        {
          title: 'Installation day',
          text: 'Your pack is installed at the address you gave.',
          picture: illustration('terminal-installed'),
        },
      ],
    }),
    block('accordion', {
      title: 'Common questions',
      intro: 'For anything else, [contact us](/contacts).',
      picture: illustration('form-paused'),
      purpose: 'questions',
      firstOpen: true,
      items: [
        packQuestion(`physical store pack for ${FACTS.storePackPrice}`),
        cashbackQuestion(FACTS.storeCashback),
        FINISH_LATER_QUESTION,
      ],
    }),
    block('call-to-action', {
      title: 'Do you also sell online?',
      text: 'An online store has its own form and pack.',
      secondButtonText: 'Open the online form',
      secondButtonUrl: '/os-inst-form',
      backgroundColor: 'None',
      picture: illustration('plugin-added'),
    }),
  ],
})
