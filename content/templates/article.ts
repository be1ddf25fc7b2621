import { block, illustration } from '../defaults/compose.ts'
import { type PageTemplate, TODAY } from './page-template.ts'

export const article: PageTemplate = {
  label: 'Article',
  help: 'News with a date, a summary and a picture. It is listed on the news page.',
  colourWorld: 'Charcoal',
  blocks: [
    block('article', {
      category: '[Topic: one or two words]',
      title: '[Title: what is new]',
      summary: '[Summary: one or two sentences. The news page shows them, too.]',
      publishedOn: TODAY,
      picture: illustration('reading'),
      body: `[First paragraph: who did what, when, and where.]

        ### [Heading: what it means for readers]

        [Two or three short paragraphs.]

        ### [Heading: what comes next]

        [What happens when, and where to learn more.]`,
    }),
  ],
}
