import { block, illustration, page, describedIllustration } from '../compose.ts'
import { PARTNER_LOGOS } from '../partner-logos.ts'

export const aboutUs = page({
  slug: 'about-us',
  title: 'About Beam Wallet',
  shareTitle: 'Why we build Beam Wallet',
  shareDescription:
    'What Beam Wallet stands for: strategy, vision, philosophy and mission of a payments network that gives back.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'About us',
      title: 'Every payment should work both ways.',
      description: `Money leaves your hand many times a day and rarely looks back. We build a wallet and a network in which some of it does.`,
      backgroundColor: 'Teal',
      picture: describedIllustration('coins-returning'),
      imagePosition: 'left',
    }),
    block('image-tiles', {
      title: 'What we hold on to',
      tiles: [
        {
          title: 'Strategy',
          text: `Grow shop by shop, with people who know the street. A network is only as good as the next place you can
            use it.`,
          picture: describedIllustration('strategy'),
          color: 'Charcoal',
        },
        {
          title: 'Vision',
          text: 'A world where what you earn in one shop is good in any other, in any country, on any day.',
          picture: describedIllustration('vision'),
          color: 'Teal',
        },
        {
          title: 'Philosophy',
          text: 'Cashback belongs to the person who earned it. So it does not expire, and it stops at no border.',
          picture: describedIllustration('philosophy'),
          color: 'Pink',
        },
        {
          title: 'Mission',
          text: 'Give shoppers a reason to return, and give merchants of every size the tools to see them do it.',
          picture: describedIllustration('mission'),
          color: 'Yellow',
        },
      ],
    }),
    block('card-grid', {
      label: 'The platform',
      title: 'What we have built so far',
      variant: 'plain',
      cards: [
        {
          title: 'Payments in shops',
          text: 'Contactless, Bluetooth and QR code, from one app.',
          picture: illustration('pay-bluetooth'),
        },
        {
          title: 'Payments online',
          text: 'A gateway that knows you by a unique code and keeps the rest encrypted.',
          picture: illustration('online-code'),
        },
        {
          title: 'Cashback for all',
          text: 'Earned in one place, spent in another, with no date on it.',
          picture: illustration('wallet-cashback'),
        },
        {
          title: 'Marketing for merchants',
          text: 'Cashback campaigns, vouchers and promo codes that a shop owner sets up alone.',
          picture: illustration('voucher'),
        },
        {
          title: 'Analytics',
          text: 'Reports, satisfaction and feedback, read without a data team.',
          picture: illustration('feedback-stars'),
        },
        {
          title: 'A hand at the counter',
          text: 'Stock alerts and a sales assistant for the busy hours.',
          picture: illustration('sales-assistant'),
        },
      ],
    }),
    block('team', {
      title: 'Who answers for it',
      intro: 'Four people lead Beam Wallet. Each answers for one part of the promise.',
      members: [
        {
          position: 'Chief Executive Officer',
          about: 'Decides where the network goes next.',
          picture: illustration('person-a'),
        },
        {
          position: 'Chief Technology Officer',
          about: 'Keeps payments quick, safe and dull in the best sense.',
          picture: illustration('person-b'),
        },
        {
          position: 'Chief Operating Officer',
          about: 'Sees every shop through from first form to first payment.',
          picture: illustration('person-c'),
        },
        {
          position: 'Chief Marketing Officer',
          about: 'Tells the story without making it bigger than it is.',
          picture: illustration('person-d'),
        },
      ],
    }),
    block('logo-strip', { title: 'Brands beside us', logos: PARTNER_LOGOS }),
    block('call-to-action', {
      title: 'Ask us anything',
      text: 'About the product, the company, or working together.',
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      backgroundColor: 'Pink',
      picture: illustration('ask-anything'),
    }),
  ],
})
