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
      picture: describedIllustration('stargazer'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'career-apply',
      title: 'Hear about new positions',
      intro: `No CV needed. We only use your details to contact you about working here ([privacy policy](/privacy-policy)).`,
    }),
    block('card-grid', {
      title: 'Where you could start',
      intro: 'These positions are open now.',
      variant: 'tinted',
      cards: [
        {
          title: 'Engineering',
          text: `The app, its services, and plugins.

            ${linksTo(JOBS.mobileDeveloper, JOBS.javaScalaDeveloper, JOBS.pluginDeveloper)}`,
          picture: illustration('app-build'),
          color: 'Yellow',
        },
        {
          title: 'Design',
          text: `How Beam Wallet looks: in the app, on this website, in stores, and in the campaigns that stores offer.

            ${linksTo(JOBS.graphicDesigner)}`,
          picture: illustration('idea-sketch'),
          color: 'Pink',
        },
        {
          title: 'Marketing',
          text: `Pages that answer what shoppers and merchants search for, in the words that they use themselves.

            ${linksTo(JOBS.seoSpecialist)}`,
          picture: illustration('search-page'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Not the right job yet?',
      text: 'Leave your name and email. We write to you when a position fits.',
      buttonText: 'Leave your name',
      buttonUrl: '/careers/discover-your-future-with-beam-wallet#form',
      secondButtonText: 'See open positions',
      secondButtonUrl: '/careers#positions',
      backgroundColor: 'Pink',
      picture: illustration('empty-chair'),
    }),
  ],
})

/** A Markdown list of open positions. */
function linksTo(...jobs: readonly Job[]): string {
  return jobs.map(({ slug, title }) => `- [**${title}**](/${slug})`).join('\n')
}
