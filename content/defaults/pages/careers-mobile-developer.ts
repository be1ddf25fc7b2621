import { block, illustration, page } from '../compose.ts'
import { waysToApply, jobDetail } from '../compose-job.ts'
import { FACTS } from '../facts.ts'
import { JOBS } from '../jobs.ts'

export const careersMobileDeveloper = page({
  slug: JOBS.mobileDeveloper.slug,
  title: 'Mobile Developer at Beam Wallet',
  shareTitle: 'We’re hiring: Mobile Developer',
  shareDescription:
    'Full-time mobile developer in Cascais: build the app people use for contactless, Bluetooth, and QR code payments.',
  colourWorld: 'Yellow',
  blocks: [
    jobDetail(JOBS.mobileDeveloper, {
      purpose: `You build the iOS and Android app that people open at the checkout.`,
      tasks: `- Take features from first sketch to release.
        - Make payments work on older phones and slow connections, too.
        - Test with screen readers, large text, and lost connections.`,
      skills: `- You have shipped mobile apps that people rely on.
        - You know iOS, Android, or a cross-platform framework well.
        - You have worked with contactless payments, Bluetooth, or the camera.
        - You write tested code that handles lost connections.
        - You build apps that work with screen readers and large text.
        - You speak and write clear English.`,
      send: 'a link to an app you helped build',
    }),
    block('steps', {
      title: 'Quick, clear payments',
      intro: 'You make all of this feel simple. [See how customers pay](/pay-in-store).',
      steps: [
        {
          title: 'Link a card',
          text: `The wallet holds up to ${FACTS.maxCards} cards. You make it easy to add the first one.`,
          picture: illustration('linked-cards'),
        },
        {
          title: 'Pay',
          text: 'By contactless, Bluetooth, or QR code, on older phones and slow connections, too.',
          picture: illustration('pay-bluetooth'),
        },
        {
          title: 'Get cashback',
          text: 'The app shows it. You build that screen for large text and screen readers, too.',
          picture: illustration('wallet-aloud'),
        },
      ],
    }),
    block('call-to-action', {
      title: 'Show us an app you helped build',
      text: 'Email us a link to it, together with your CV.',
      ...waysToApply(JOBS.mobileDeveloper),
      backgroundColor: 'Pink',
    }),
  ],
})
