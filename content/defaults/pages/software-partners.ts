import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const softwarePartners = page({
  slug: 'software-partners',
  title: 'Beam Wallet for software partners',
  shareTitle: 'Put cashback into your product',
  shareDescription:
    'You make tills, shop systems or booking software? Add Beam Wallet payments and cashback to what you sell.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Software partners',
      title: 'Give your software a way back.',
      description: `You make a till, a shop system or a booking tool. Your merchants ask how to keep their customers. Add
        Beam Wallet, and you have an answer.`,
      buttonText: 'Write to the partner team',
      buttonUrl: `mailto:${ADDRESSES.partnersMailbox}`,
      backgroundColor: 'Teal',
      picture: describedIllustration('code-plugin'),
      imagePosition: 'left',
    }),
    block('section', {
      cardLabel: 'In the store',
      title: 'Next to the till you already run',
      description: `Contactless, Bluetooth and QR payments arrive beside your software, and the merchant sees sales and
        cashback together.`,
      picture: describedIllustration('terminal-receipt'),
      imagePosition: 'right',
    }),
    block('section', {
      cardLabel: 'On the web',
      title: 'At checkouts you already power',
      description: `Our plugins serve WooCommerce and PrestaShop. If your platform is another one, we would like to hear
        from you before we hear from your merchants.`,
      picture: describedIllustration('online-checkout'),
      imagePosition: 'left',
      backgroundColor: 'Charcoal',
      textColor: 'Light',
      customClassName: 'card',
    }),
    block('steps', {
      title: 'How a partnership starts',
      intro: 'Four conversations, each with a clear end.',
      steps: [
        {
          title: 'You show us your product',
          text: 'And the merchants who use it.',
          picture: illustration('online-shop'),
        },
        {
          title: 'We find the seam',
          text: 'Where a payment or a reward belongs in your flow.',
          picture: illustration('strategy'),
        },
        {
          title: 'We build and test',
          text: 'Together, with a few of your merchants.',
          picture: illustration('job-plugin'),
        },
        {
          title: 'You switch it on',
          text: `And your merchants join ${FACTS.stores} stores.`,
          picture: illustration('network-map'),
        },
      ],
    }),
    block('call-to-action', {
      title: 'Begin with an e-mail',
      text: 'Two paragraphs are enough: what you make, and who uses it.',
      buttonText: 'Write to us',
      buttonUrl: `mailto:${ADDRESSES.partnersMailbox}`,
      secondButtonText: 'Other partnerships',
      secondButtonUrl: '/partnerships',
      backgroundColor: 'Yellow',
      picture: illustration('email-draft'),
    }),
  ],
})
