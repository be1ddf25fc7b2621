import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const lsInstForm = page({
  slug: 'ls-inst-form',
  title: 'Local Store Installation Form',
  shareTitle: 'Install Beam Wallet in your store',
  shareDescription:
    'Ask for the installation of Beam Wallet in your physical store: company, contact, public profile and your cashback.',
  colourWorld: 'Yellow',
  blocks: [
    block('hero', {
      category: 'Physical store',
      title: 'Installation Form',
      description: 'Five short parts. With the three things below beside you, you will be through in one go.',
      backgroundColor: 'Yellow',
      picture: describedIllustration('shop-counter'),
      imagePosition: 'left',
    }),
    block('card-grid', {
      title: 'Three things to have at hand',
      variant: 'tinted',
      cards: [
        {
          title: 'Company papers',
          text: 'The VAT number, and the certificate code if you have one.',
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
          text: `The percentage you wish to give back: ${FACTS.storeCashback}, in steps of ${FACTS.cashbackStep}.`,
          picture: illustration('wallet-cashback'),
          color: 'Pink',
        },
      ],
    }),
    block('form', {
      formName: 'installation',
      title: 'Your store',
      aside: `### The pack

        The physical store pack costs ${FACTS.storePackPrice}, one time. [See what is in it](/local-store#installation-packs).

        ### Why we ask

        The company and bank details are for the contract and for paying you. The public profile is what shoppers see in
        the app. More in our [privacy policy](/privacy-policy).`,
    }),
  ],
})
