import { block, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

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
      description: 'Request the installation of Beam Wallet in your physical store.',
      backgroundColor: 'Yellow',
      picture: describedIllustration('shop-counter'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'installation',
      checklistTitle: 'What you need',
      checklist: `- Your company’s **VAT number**.
        - The **IBAN** of an account in its name.
        - Your **cashback**, from ${FACTS.storeCashback}.`,
      aside: `### The pack

        You pay for the physical store pack once: ${FACTS.storePackPrice}. [See\u00a0what’s\u00a0included](/local-store#installation-packs).

        ### Why we ask

        We need your company and bank details for the contract and to pay you. Shoppers see the public profile in the app.
        Read our [privacy policy](/privacy-policy).`,
    }),
    block('steps', {
      title: 'How the installation works',
      steps: [
        { title: 'You send the form', text: 'You see a reference number at once.' },
        { title: 'We check it', text: 'We look at your company and bank details.' },
        { title: 'We arrange a date', text: 'We contact the person you name in the form.' },
        { title: 'It is installed', text: 'At the installation address in your form.' },
      ],
    }),
    block('accordion', {
      title: 'Common questions',
      intro: 'For anything else, [contact us](/contacts).',
      purpose: 'questions',
      firstOpen: true,
      items: [
        {
          question: 'What does my store need?',
          answer: `Internet access, and the [physical store pack](/local-store#installation-packs), which you buy in our shop.`,
        },
        {
          question: 'What cashback can I offer?',
          answer: `You choose a percentage from ${FACTS.storeCashback}. Your customers get it back on each purchase.`,
        },
        {
          question: 'I also sell online. Which form do I use?',
          answer:
            'Use the [online store form](/os-inst-form) as well. Your online store needs different details.',
        },
      ],
    }),
  ],
})
