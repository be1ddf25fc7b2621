import { block, illustration, page } from '../compose.ts'
import { applyButtons, jobDetail } from '../compose-job.ts'
import { FACTS } from '../facts.ts'
import { JOBS } from '../jobs.ts'

export const careersPluginDeveloperForECommercePlatforms = page({
  slug: JOBS.pluginDeveloper.slug,
  title: 'Plugin Developer at Beam Wallet',
  shareTitle: 'We’re hiring: Plugin Developer',
  shareDescription: `Temporary position in ${FACTS.pluginJobLocation}: build the plugins that bring our checkout to online stores.`,
  colourWorld: 'Pink',
  blocks: [
    jobDetail(JOBS.pluginDeveloper, {
      purpose: `You build the plugins that online stores install to accept Beam Wallet.`,
      tasks: `- Get store owners from download to first payment without help.
        - Publish updates that never interrupt their business.
        - Keep checkout the same for shoppers on WooCommerce and PrestaShop.`,
      skills: `- Plugins or modules that you have built for e-commerce platforms.
        - PHP and JavaScript, including in existing code.
        - Code that works alongside themes, caches, and other plugins.
        - Setup guides that merchants can follow.
        - Independent work, and clear English.`,
      send: 'a link to a plugin or module you have written',
    }),
    block('card-grid', {
      title: 'The platforms',
      intro:
        'Online stores get your plugins with their pack. [See what it includes](/local-store#installation-packs).',
      variant: 'tinted',
      cards: [
        {
          title: 'WooCommerce',
          text: 'You build the plugin that adds our checkout to WordPress stores.',
          picture: illustration('code-plugin'),
          color: 'Yellow',
        },
        {
          title: 'PrestaShop',
          text: 'You build the module that brings the same checkout to PrestaShop stores.',
          picture: illustration('code-module'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Show us a plugin you wrote',
      text: 'Email us a link to it, together with your CV.',
      ...applyButtons(JOBS.pluginDeveloper),
      backgroundColor: 'Yellow',
      picture: illustration('application-letter'),
    }),
  ],
})
