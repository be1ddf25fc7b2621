import { block, illustration, page, describedIllustration } from '../compose.ts'
import { JOBS, type Job } from '../jobs.ts'

export const careersDiscoverYourFutureWithBeamWallet = page({
  slug: 'careers/discover-your-future-with-beam-wallet',
  title: 'Discover your future with Beam Wallet',
  shareTitle: 'Discover your future with Beam Wallet',
  shareDescription:
    'Student, career changer, or just curious? Leave your name and email, and Beam Wallet will contact you about working here.',
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
      intro: 'Apply for a position that is open now, or sign up above to hear about later ones.',
      variant: 'tinted',
      cards: [
        {
          title: 'Engineering',
          text: `The app that shoppers pay with, the services behind it, and the plugins for online stores.

            ${linksTo(JOBS.mobileDeveloper, JOBS.javaScalaDeveloper, JOBS.pluginDeveloper)}`,
          picture: illustration('app-build'),
          color: 'Yellow',
        },
        {
          title: 'Design',
          text: `How Beam Wallet looks in the app, on this website, and in stores.

            ${linksTo(JOBS.graphicDesigner)}`,
          picture: illustration('design-sticker'),
          color: 'Pink',
        },
        {
          title: 'Marketing',
          text: `Helping shoppers and stores find Beam Wallet when they search.

            ${linksTo(JOBS.seoSpecialist)}`,
          picture: illustration('search-page'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Don’t see your role?',
      text: 'You can send us your CV at any time.',
      buttonText: 'Send your application',
      buttonUrl: '/careers/spontaneous-application',
      backgroundColor: 'Yellow',
      picture: illustration('letter-plane'),
    }),
  ],
})

/** A Markdown list of open positions. */
function linksTo(...jobs: readonly Job[]): string {
  return jobs.map(({ slug, title }) => `- [**${title}**](/${slug})`).join('\n')
}
