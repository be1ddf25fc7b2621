import { block, illustration, page, describedIllustration } from '../compose.ts'
import { jobDetail } from '../compose-job.ts'
import { FACTS } from '../facts.ts'
import { JOBS } from '../jobs.ts'

export const careersMobileDeveloper = page({
  slug: JOBS.mobileDeveloper.slug,
  title: 'Mobile Developer at Beam Wallet',
  shareTitle: 'We’re hiring: Mobile Developer',
  shareDescription:
    'Full-time mobile developer in Cascais: build the app people use for contactless, Bluetooth, and QR code payments.',
  colourWorld: 'Pink',
  blocks: [
    jobDetail(JOBS.mobileDeveloper, {
      purpose: `You build the app people open at the checkout. You take features from first sketch to both app stores and make sure
        they also work on older phones and slow connections.`,
      requirementsTitle: 'Skills',
      requirements: `- You have shipped mobile apps that people rely on.
        - Experience with iOS, Android, or a cross-platform framework.
        - Experience with contactless payments, Bluetooth, or camera features.
        - You test your code and handle lost connections well.
        - You care about accessibility, including screen readers and large text.
        - You write and speak clear English.`,
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
    }),
    block('call-to-action', {
      title: 'Prefer the back end?',
      text: 'We are also hiring developers for the services behind the app.',
      buttonText: 'Java/Scala developer',
      buttonUrl: `/${JOBS.javaScalaDeveloper.slug}`,
      secondButtonText: 'All positions',
      secondButtonUrl: '/careers',
      backgroundColor: 'Yellow',
      picture: illustration('secure-payment'),
    }),
  ],
})
