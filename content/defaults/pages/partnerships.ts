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
      title: 'How each one starts',
      featureHeading: 'Partnership',
      descriptionHeading: 'What you send',
      benefitHeading: 'What happens next',
      rows: [
        {
          feature: 'Local partners',
          description:
            'A form with your contact details and the name, VAT number, and address of your company.',
          benefit: 'We contact you about the next steps.',
        },
        {
          feature: 'Banks',
          description: 'An email about your bank, your market, and your cards.',
          benefit: 'Our partner team replies by email.',
        },
        {
          feature: 'Software partners',
          description: 'An email about what your software does and which merchants use it.',
          benefit: 'We plan the integration together.',
        },
        {
          feature: 'Visionary developers',
          description: 'An email with the problem, your idea, and what it needs.',
          benefit: 'We look at how a few stores could test it.',
        },
        {
          feature: 'Technology partnerships',
          description: `The investors form, with what your technology does and the amount you are considering. ${INVESTMENT_RISK}`,
          benefit: 'You see a reference number, and we reply by email.',
        },
        {
          feature: 'Merchants',
          description: 'An installation form, after you have bought the pack.',
          benefit: 'We set you up, in your store or online.',
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
