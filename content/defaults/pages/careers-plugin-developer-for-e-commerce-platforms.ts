import { block, illustration, page } from '../compose.ts'
import { waysToApply, jobDetail } from '../compose-job.ts'
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
      tasks: `- Make setup so clear that store owners need no help.
        - Publish updates that never interrupt their business.
        - Give shoppers the same checkout on WooCommerce and PrestaShop.`,
      skills: `- You have built plugins or modules for e-commerce platforms.
        - You know PHP and JavaScript, and can work in existing code.
        - You write code that works alongside themes, caches, and other plugins.
        - You write setup guides that merchants can follow.
        - You work independently, and write clear English.`,
      send: 'a link to a plugin or module you have written',
    }),
    block('card-grid', {
      title: 'The platforms',
      intro:
        'Your plugins are part of the online store pack. [See what the pack includes](/local-store#installation-packs).',
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
          text: 'You build the module that store owners set up in PrestaShop.',
          picture: illustration('code-module'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Show us a plugin you wrote',
      text: 'Email us a link to it, together with your CV.',
      ...waysToApply(JOBS.pluginDeveloper),
      backgroundColor: 'Yellow',
    }),
  ],
})
