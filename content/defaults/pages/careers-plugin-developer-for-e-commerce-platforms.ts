import { block, illustration, page } from '../compose.ts'
import { jobDetail } from '../compose-job.ts'
import { FACTS } from '../facts.ts'
import { JOBS } from '../jobs.ts'

export const careersPluginDeveloperForECommercePlatforms = page({
  slug: JOBS.pluginDeveloper.slug,
  title: 'Plugin Developer at Beam Wallet',
  shareTitle: 'Wanted: Plugin Developer',
  shareDescription: `Temporary position in ${FACTS.pluginJobLocation}: build the plugins that bring our checkout to online stores.`,
  colourWorld: 'Yellow',
  blocks: [
    jobDetail(JOBS.pluginDeveloper, {
      purpose: `You build the plugins that online stores install to take Beam Wallet. A shop owner should go from download
        to first payment without calling anybody, and an update should never break a Saturday.`,
      requirementsTitle: 'Requirements',
      requirements: `- You have built plugins or modules for e-commerce platforms.
        - You know PHP and JavaScript well enough to work inside somebody else’s shop.
        - You respect themes, caches and the twenty other plugins already installed.
        - You write set-up guides that merchants can follow.
        - You can work on your own and report in clear English.`,
      send: 'a link to a plugin or module you wrote',
    }),
    block('card-grid', {
      title: 'Two platforms, one promise',
      intro: 'What a shopper does at the checkout is the same in both.',
      variant: 'tinted',
      cards: [
        {
          title: 'WooCommerce',
          text: 'For stores that grew out of a website.',
          picture: illustration('code-plugin'),
          color: 'Yellow',
        },
        {
          title: 'PrestaShop',
          text: 'For stores that were stores from the first day.',
          picture: illustration('pay-choice'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'See what merchants get',
      text: 'The plugin pack, from their side of the counter.',
      buttonText: 'Look at the packs',
      buttonUrl: '/local-store#installation-packs',
      secondButtonText: 'All positions',
      secondButtonUrl: '/careers',
      backgroundColor: 'Charcoal',
      picture: illustration('online-pack'),
    }),
  ],
})
