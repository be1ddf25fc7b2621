import { block, illustration, page, describedIllustration } from '../compose.ts'

export const careersDiscoverYourFutureWithBeamWallet = page({
  slug: 'careers/discover-your-future-with-beam-wallet',
  title: 'Discover your future with Beam Wallet',
  shareTitle: 'Discover your future with Beam Wallet',
  shareDescription:
    'Students, career changers and the curious: leave your name, and Beam Wallet will be in touch about working here.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Careers',
      title: 'Discover your future with Beam Wallet',
      description: 'Finishing a course, changing trades, or merely curious? You need no plan to say hello.',
      buttonText: 'Sign up',
      buttonUrl: '#form',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('vision'),
      imagePosition: 'right',
    }),
    block('section', {
      cardLabel: 'Why here',
      title: 'A product you can show your grandmother',
      description: `She pays for bread, and something comes back. Behind that lie mobile apps, payment services, shop
        plugins, design, campaigns and plenty of care. There is a corner in it for many kinds of talent.`,
      picture: describedIllustration('show-someone'),
      imagePosition: 'left',
      backgroundColor: 'Pink',
      textColor: 'Light',
      customClassName: 'framed',
    }),
    block('card-grid', {
      title: 'Where you might begin',
      variant: 'tinted',
      cards: [
        {
          title: 'Engineering',
          text: 'Apps, services and plugins.',
          picture: illustration('job-mobile'),
          color: 'Teal',
          linkText: 'Mobile developer',
          linkUrl: '/careers/mobile-developer',
        },
        {
          title: 'Design',
          text: 'Pictures, type and motion.',
          picture: illustration('job-design'),
          color: 'Pink',
          linkText: 'Graphic designer',
          linkUrl: '/careers/graphic-designer',
        },
        {
          title: 'Marketing',
          text: 'Being found, and being understood.',
          picture: illustration('job-seo'),
          color: 'Yellow',
          linkText: 'SEO specialist',
          linkUrl: '/careers/seo-specialist',
        },
      ],
    }),
    block('form', {
      formName: 'career-apply',
      title: 'Four fields, then it is our turn',
      intro:
        'Sign up with your name, your country and an e-mail address. We use them to contact you about working here, and for nothing else.',
    }),
  ],
})
