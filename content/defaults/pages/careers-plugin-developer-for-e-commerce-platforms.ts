import { block, illustration, page } from '../compose.ts'
import { applyButtons, jobDetail } from '../compose-job.ts'
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
      purpose: `You build the plugins that online stores install to accept Beam Wallet.`,
      tasks: `- Get store owners from download to first payment without help.
        - Publish updates that never interrupt their business.
        - Keep checkout the same for shoppers on WooCommerce and PrestaShop.`,
      skills: `- You have built plugins or modules for e-commerce platforms.
        - You know PHP and JavaScript well and are comfortable in existing code.
        - You write code that works alongside themes, caches, and other plugins.
        - You write setup guides that merchants can follow.
        - You work independently and communicate in clear English.`,
      send: 'a link to a plugin or module you have written',
    }),
    block('card-grid', {
      title: 'The platforms',
      intro:
        'Your plugins are in the pack for online stores. [See what it includes](/local-store#installation-packs).',
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
          picture: illustration('online-shop'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Show us a plugin you wrote',
      text: 'Email us a link to it, together with your CV.',
      ...applyButtons(JOBS.pluginDeveloper),
      backgroundColor: 'Pink',
      picture: illustration('online-pack'),
    }),
  ],
})
