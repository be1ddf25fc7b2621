import { block, illustration, page, describedIllustration } from '../compose.ts'
import { jobDetail } from '../compose-job.ts'
import { FACTS } from '../facts.ts'
import { JOBS } from '../jobs.ts'

export const careersMobileDeveloper = page({
  slug: JOBS.mobileDeveloper.slug,
  title: 'Mobile Developer at Beam Wallet',
  shareTitle: 'Wanted: Mobile Developer',
  shareDescription:
    'Full-time mobile developer in Cascais: build the app that people pay with, contactless, by Bluetooth or QR code.',
  colourWorld: 'Pink',
  blocks: [
    jobDetail(JOBS.mobileDeveloper, {
      purpose: `You build the app itself: the screen people look at while someone behind the till waits. You take a feature
        from a sketch to both app stores, and you stay with it until it works on old phones and in bad light.`,
      requirementsTitle: 'Skills',
      requirements: `- You have shipped mobile apps that other people rely on.
        - You are at home on iOS, on Android, or in a framework that serves both.
        - You know how phones talk to things nearby: contactless, Bluetooth, the camera.
        - You test what you write, and you handle lost connections with grace.
        - You care about screen readers and large type as much as about animation.
        - You write and speak clear English.`,
      send: 'a link to an app you helped to build',
    }),
    block('section', {
      cardLabel: 'What you will work on',
      title: 'Three ways to pay, one thumb',
      description: `The wallet holds up to ${FACTS.maxCards} cards, pays in three ways and shows what came back. Your
        work is to make all of that feel like one gesture.`,
      actionText: 'See it from the shopper’s side',
      actionLink: '/pay-in-store',
      picture: describedIllustration('pay-bluetooth'),
      imagePosition: 'left',
    }),
    block('call-to-action', {
      title: 'Rather be in the engine room?',
      text: 'There is a place on the other side of the network, too.',
      buttonText: 'Java/Scala developer',
      buttonUrl: `/${JOBS.javaScalaDeveloper.slug}`,
      secondButtonText: 'All positions',
      secondButtonUrl: '/careers',
      backgroundColor: 'Teal',
      picture: illustration('job-java'),
    }),
  ],
})
