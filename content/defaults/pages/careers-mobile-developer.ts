import { block, illustration, page } from '../compose.ts'
import { applyByEmail, jobDetail, otherPositions } from '../compose-job.ts'
import { FACTS } from '../facts.ts'
import { JOBS } from '../jobs.ts'
import { networkFigures } from '../network-figures.ts'

export const careersMobileDeveloper = page({
  slug: JOBS.mobileDeveloper.slug,
  title: 'Mobile Developer at Beam Wallet',
  shareTitle: 'We’re hiring: Mobile Developer',
  shareDescription:
    'Full-time mobile developer in Cascais: build the app people use for contactless, Bluetooth, and QR code payments.',
  colourWorld: 'Yellow',
  blocks: [
    jobDetail(JOBS.mobileDeveloper, {
      purpose: `You build the iOS and Android app that people open at the checkout, where it has to work the first time.`,
      tasks: `- Take features from first sketch to release, on iOS and Android.
        - Make payments work on older phones and slow connections, too.
        - Test each release on real phones, with and without a connection.`,
      skills: `- Experience with iOS, Android, or a cross-platform framework.
        - Experience with contactless payments, Bluetooth, or camera APIs.
        - Accessibility, including screen readers and large text.
        - Automated tests for the code you write.
        - Clear spoken and written English.`,
      send: 'a link to an app you helped build',
    }),
    block('card-grid', {
      title: 'The app you would work on',
      intro:
        'Every screen between linking a card and getting cashback. [See how customers pay](/pay-in-store).',
      cards: [
        {
          title: 'Cards',
          text: `The wallet holds up to ${FACTS.maxCards} cards. You make adding the first one easy.`,
          picture: illustration('screen-cards'),
        },
        {
          title: 'Payments',
          text: 'Contactless, Bluetooth, and QR code: you build all three.',
          picture: illustration('screen-pay'),
        },
        {
          title: 'Cashback',
          text: 'You make the amount clear to read, and clear to hear with a screen reader.',
          picture: illustration('screen-cashback'),
        },
      ],
    }),
    block('statistics', {
      variant: 'row',
      figures: networkFigures('downloads', 'dailyTransactions', 'terminals'),
    }),
    block('call-to-action', {
      title: 'Show us an app you helped build',
      text: 'Email us a link to it, together with your CV.',
      ...applyByEmail(JOBS.mobileDeveloper),
      backgroundColor: 'Pink',
    }),
    otherPositions(JOBS.javaScalaDeveloper, JOBS.graphicDesigner),
  ],
})
