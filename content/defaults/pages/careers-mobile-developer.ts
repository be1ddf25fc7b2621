import { block, page, describedIllustration } from '../compose.ts'
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
    block('section', {
      cardLabel: 'What you will work on',
      title: 'Quick, clear payments',
      description: `The wallet holds up to ${FACTS.maxCards} cards, pays by contactless, Bluetooth, or QR code, and shows the cashback earned. You make all of that feel simple.`,
      actionText: 'See how customers pay',
      actionLink: '/pay-in-store',
      picture: describedIllustration('pay-bluetooth'),
      imagePosition: 'left',
      customClassName: 'framed',
    }),
    block('call-to-action', {
      title: 'Show us an app you helped build',
      text: 'Email us a link to it, together with your CV.',
      ...waysToApply(JOBS.mobileDeveloper),
      backgroundColor: 'Pink',
    }),
  ],
})
