import { block } from '../defaults/compose.ts'
import type { PageTemplate } from './page-template.ts'

export const textPage: PageTemplate = {
  label: 'Text page',
  help: 'A title and running text with headings.',
  colourWorld: 'Charcoal',
  blocks: [
    block('rich-text', {
      title: '[Title: what the page is about]',
      body: `[First paragraph: what readers find here.]

        ### [Heading]

        [Text below the heading.]`,
    }),
  ],
}
