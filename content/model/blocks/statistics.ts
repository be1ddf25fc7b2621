import { defineBlock } from '../define-block.ts'
import { choice, list, richText, text } from '../field.ts'

export const statistics = defineBlock({
  name: 'statistics',
  label: 'Statistics',
  help: 'Figures with a short label each.',
  icon: 'chartBubble',
  fields: {
    title: text('Title'),
    intro: richText('Introduction'),
    variant: choice(
      'Look',
      ['tiles', 'row', 'panel'],
      'tiles',
      'A row is quieter, for numbers near the top of a page. A panel is dark, for five numbers below a hero.',
    ),
    source: text('Source', 'Who counted, and when. Shown below the figures.'),
    figures: list('Figures', 'statistic', {
      value: text('Figure', 'As it is shown, e.g. "20k+".'),
      label: text('What it counts', 'e.g. "stores".'),
    }),
  },
})
