import { block, illustration, page } from '../compose.ts'
import { jobDetail } from '../compose-job.ts'
import { FACTS } from '../facts.ts'
import { JOBS } from '../jobs.ts'

export const careersPluginDeveloperForECommercePlatforms = page({
  slug: JOBS.pluginDeveloper.slug,
  title: 'Plugin Developer at Beam Wallet',
  shareTitle: 'We’re hiring: Plugin Developer',
  shareDescription: `Temporary position in ${FACTS.pluginJobLocation}: build the plugins that bring our checkout to online stores.`,
  colourWorld: 'Yellow',
  blocks: [
    jobDetail(JOBS.pluginDeveloper, {
      purpose: `You build the plugins online stores install to accept Beam Wallet. Store owners should get from download to first
        payment without help, and updates should never interrupt their business.`,
      requirementsTitle: 'Requirements',
      requirements: `- You have built plugins or modules for e-commerce platforms.
        - You know PHP and JavaScript well and are comfortable in existing code.
        - You write code that works alongside themes, caches, and other plugins.
        - You write setup guides that merchants can follow.
        - You work independently and communicate in clear English.`,
      send: 'a link to a plugin or module you have written',
    }),
    block('card-grid', {
      title: 'The platforms',
      intro: 'Checkout works the same way for shoppers on both.',
      variant: 'tinted',
      cards: [
        {
          title: 'WooCommerce',
          text: 'The e-commerce plugin for WordPress sites.',
          picture: illustration('code-plugin'),
          color: 'Yellow',
        },
        {
          title: 'PrestaShop',
          text: 'A standalone e-commerce platform.',
          picture: illustration('pay-choice'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'See what merchants get',
      text: 'Compare the packs for physical and online stores.',
      buttonText: 'Compare the packs',
      buttonUrl: '/local-store#installation-packs',
      secondButtonText: 'All positions',
      secondButtonUrl: '/careers',
      backgroundColor: 'Pink',
      picture: illustration('online-pack'),
    }),
  ],
})
