import { block, illustration, page } from '../compose.ts'
import { applyByEmail, jobDetail, otherPositions } from '../compose-job.ts'
import { FACTS } from '../facts.ts'
import { JOBS } from '../jobs.ts'
import { PACKS_URL } from '../packs-url.ts'

export const careersPluginDeveloperForECommercePlatforms = page({
  slug: JOBS.pluginDeveloper.slug,
  title: 'Plugin Developer at Beam Wallet',
  shareTitle: 'We’re hiring: Plugin Developer',
  shareDescription: `Temporary position in ${FACTS.pluginJobLocation}: build the plugins that bring our checkout to online stores.`,
  colourWorld: 'Teal',
  blocks: [
    jobDetail(JOBS.pluginDeveloper, {
      purpose: `You build the plugins that online stores install to accept Beam Wallet.`,
      tasks: `- Build and maintain plugins for WooCommerce and PrestaShop.
        - Make setup easy enough for merchants to do alone.
        - Publish updates that do not interrupt a store’s business.
        - Give shoppers the same checkout, whichever platform a store uses.`,
      skills: `- Plugin or module development for e-commerce platforms.
        - PHP and JavaScript, including other people’s code.
        - Setup guides that merchants can follow.
        - Working independently.
        - Clear written English.`,
      send: 'a link to a plugin or module you have written',
    }),
    block('card-grid', {
      title: 'The platforms',
      intro: `Your plugins are part of the online store pack. [See what the pack includes](${PACKS_URL}).`,
      variant: 'tinted',
      cards: [
        {
          title: 'WooCommerce',
          text: 'A plugin that adds Beam Wallet to the checkout, and works alongside other plugins and themes.',
          picture: illustration('code-checkout'),
          color: 'Yellow',
        },
        {
          title: 'PrestaShop',
          text: 'A module that store owners connect and set up on their own, without a developer.',
          picture: illustration('code-module'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Show us a plugin you wrote',
      text: 'Email us a link to it, together with your CV.',
      ...applyByEmail(JOBS.pluginDeveloper),
      backgroundColor: 'Pink',
    }),
    otherPositions(JOBS.javaScalaDeveloper, JOBS.seoSpecialist),
  ],
})
