import { block, illustration, page, describedIllustration } from '../compose.ts'

export const careersDiscoverYourFutureWithBeamWallet = page({
  slug: 'careers/discover-your-future-with-beam-wallet',
  title: 'Discover your future with Beam Wallet',
  shareTitle: 'Discover your future with Beam Wallet',
  shareDescription:
    'Student, career changer, or just curious? Leave your name and Beam Wallet will contact you about working here.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Careers',
      title: 'Discover your future',
      description:
        'Finishing a course, changing careers, or just curious? Sign up and we will stay in touch.',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('vision'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'career-apply',
      title: 'Sign up',
      intro:
        'We only use your details to contact you about working at Beam Wallet. Our [privacy policy](/privacy-policy) explains how.',
    }),
    block('section', {
      cardLabel: 'Why Beam Wallet',
      title: 'Your family can use what you build',
      description:
        'They pay with the app in stores and online, and earn cashback. You could work on its code, its design, or its marketing.',
      actionText: 'See open positions',
      actionLink: '/careers#positions',
      picture: describedIllustration('show-someone'),
      imagePosition: 'left',
      backgroundColor: 'Pink',
      textColor: 'Light',
    }),
    block('card-grid', {
      title: 'Where you could start',
      variant: 'compact',
      cards: [
        {
          title: 'Engineering',
          text: 'Apps, services, and plugins.',
          picture: illustration('job-mobile'),
          linkText: 'Mobile developer',
          linkUrl: '/careers/mobile-developer',
        },
        {
          title: 'Design',
          text: 'Illustration, typography, and motion.',
          picture: illustration('job-design'),
          linkText: 'Graphic designer',
          linkUrl: '/careers/graphic-designer',
        },
        {
          title: 'Marketing',
          text: 'Search, content, and campaigns.',
          picture: illustration('job-seo'),
          linkText: 'SEO specialist',
          linkUrl: '/careers/seo-specialist',
        },
      ],
    }),
  ],
})
