import { block, illustration, page, describedIllustration } from '../compose.ts'
import { JOBS, type Job } from '../jobs.ts'

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
      description: 'For students, career changers, and anyone who is curious about working here.',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('vision'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'career-apply',
      title: 'Stay in touch',
      intro: 'No CV needed. We email you when a position fits.',
      aside: `- Your details go to our recruiting team.
        - We only use them to contact you about working at Beam Wallet. Our [privacy policy](/privacy-policy) explains how.`,
    }),
    block('card-grid', {
      title: 'Where you could start',
      intro: 'Each position says what you will do and what to send us.',
      variant: 'tinted',
      cards: [
        {
          title: 'Engineering',
          text: `The app, the services behind it, and plugins for online stores.

            ${linksTo(JOBS.mobileDeveloper, JOBS.javaScalaDeveloper, JOBS.pluginDeveloper)}`,
          picture: illustration('app-build'),
          color: 'Yellow',
        },
        {
          title: 'Design',
          text: `How Beam Wallet looks in the app, in stores, and in campaigns.

            ${linksTo(JOBS.graphicDesigner)}`,
          picture: illustration('idea-sketch'),
          color: 'Pink',
        },
        {
          title: 'Marketing',
          text: `Pages that answer what shoppers and merchants search for.

            ${linksTo(JOBS.seoSpecialist)}`,
          picture: illustration('search-page'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Your family can use what you build',
      text: 'They can pay with it at the bakery or online, and spend the cashback anywhere on the network.',
      buttonText: 'Sign up',
      buttonUrl: '/careers/discover-your-future-with-beam-wallet#form',
      secondButtonText: 'About Beam Wallet',
      secondButtonUrl: '/about-us',
      backgroundColor: 'Pink',
      picture: describedIllustration('show-someone'),
    }),
  ],
})

/** A Markdown list of open positions. */
function linksTo(...jobs: readonly Job[]): string {
  return jobs.map(({ slug, title }) => `- [**${title}**](/${slug})`).join('\n')
}
