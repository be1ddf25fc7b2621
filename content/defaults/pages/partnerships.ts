import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { INVESTMENT_RISK } from '../investor-content.ts'

export const partnerships = page({
  slug: 'partnerships',
  title: 'Partnerships with Beam Wallet',
  shareTitle: 'Partner with Beam Wallet',
  shareDescription:
    'Partnerships for banks, software companies, developers, local partners, and technology companies.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Partnerships',
      title: 'Partner with Beam Wallet.',
      description: `The network has ${FACTS.stores} stores, and its app ${FACTS.downloads} downloads. Choose the partnership that fits your business.`,
      buttonText: 'Find your partnership',
      buttonUrl: '#ways',
      secondButtonText: 'Suggest another',
      secondButtonUrl: '/contacts',
      backgroundColor: 'Yellow',
      picture: describedIllustration('partner-network'),
      imagePosition: 'right',
    }),
    block('card-grid', {
      sectionId: 'ways',
      title: 'Ways to partner',
      variant: 'bento',
      cards: [
        {
          title: 'Local partners',
          text: 'Introduce stores in your area to the network.',
          picture: illustration('local-partner'),
          color: 'Teal',
          linkText: 'For local partners',
          linkUrl: '/local-partners',
        },
        {
          title: 'Banks',
          text: 'Give your customers a reason to pay with your card.',
          picture: illustration('bank-building'),
          color: 'Yellow',
          linkText: 'For banks',
          linkUrl: '/banks',
        },
        {
          title: 'Software partners',
          text: 'Add payments and cashback to your software.',
          picture: illustration('code-plugin'),
          color: 'Charcoal',
          linkText: 'For software partners',
          linkUrl: '/software-partners',
        },
        {
          title: 'Visionary developers',
          text: 'Build a new idea on a live payments network.',
          picture: illustration('developer-desk'),
          color: 'Pink',
          linkText: 'For developers',
          linkUrl: '/visionary-developers',
        },
        {
          title: 'Technology partnerships',
          text: 'Bring your technology to the network.',
          picture: illustration('technology-gears'),
          color: 'Teal',
          linkText: 'For technology partners',
          linkUrl: '/technology-partnerships',
        },
        {
          title: 'Merchants',
          text: 'Accept Beam Wallet in your physical or online store.',
          picture: illustration('shop-open'),
          color: 'Yellow',
          linkText: 'For your store',
          linkUrl: '/local-store',
        },
      ],
    }),
    block('service-table', {
      title: 'Which partnership fits you',
      featureHeading: 'Partnership',
      descriptionHeading: 'Who it is for',
      benefitHeading: 'How it starts',
      rows: [
        {
          feature: 'Local partners',
          description: 'Companies that know the stores in their area.',
          benefit: 'Send the local partners form, and we contact you.',
        },
        {
          feature: 'Banks',
          description: 'Banks whose customers pay by card.',
          benefit: 'Email us about your bank, your market, and your cards.',
        },
        {
          feature: 'Software partners',
          description: 'Makers of point-of-sale, e-commerce, or booking software.',
          benefit: 'Email us what your software does and who uses it.',
        },
        {
          feature: 'Visionary developers',
          description: 'Anyone with an idea that a few stores can test.',
          benefit: 'Email us the problem, your idea, and what it needs.',
        },
        {
          feature: 'Technology partnerships',
          description: 'Companies that bring technology to the network and become investors.',
          benefit: `Send the investors form. ${INVESTMENT_RISK}`,
        },
        {
          feature: 'Merchants',
          description: 'Physical stores, and online stores on WooCommerce or PrestaShop.',
          benefit: 'Buy the pack and send the installation form.',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Have something else in mind?',
      text: 'Tell us about your idea and we will find the right team.',
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      backgroundColor: 'Charcoal',
      picture: illustration('idea-board'),
    }),
  ],
})
