import { block, illustration, page, describedIllustration } from '../compose.ts'
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
      imagePosition: 'left',
    }),
    block('card-grid', {
      title: 'What you need',
      variant: 'tinted',
      cards: [
        {
          title: 'Company details',
          text: 'Your VAT number, and your permanent certificate code if you have one.',
          picture: illustration('pencil-form'),
          color: 'Yellow',
        },
        {
          title: 'Bank account',
          text: 'The IBAN of an account in the company’s name.',
          picture: illustration('bank-partnership'),
          color: 'Teal',
        },
        {
          title: 'Your cashback',
          text: `The percentage your customers get back, from ${FACTS.storeCashback}.`,
          picture: illustration('wallet-cashback'),
          color: 'Pink',
        },
      ],
    }),
    block('form', {
      formName: 'installation',
      title: 'Your store',
      aside: `### The pack

        The physical store pack costs ${FACTS.storePackPrice}, one time. [See what’s included](/local-store#installation-packs).

        ### Why we ask

        We need your company and bank details for the contract and to pay you. Shoppers see the public profile in the app.
        Read our [privacy policy](/privacy-policy).`,
    }),
  ],
})
