import { defineBlock } from '../define-block.ts'
import { anchor, list, longText, richText, text } from '../field.ts'

export const serviceTable = defineBlock({
  name: 'service-table',
  label: 'Service table',
  help: 'Features with their description and benefit.',
  icon: 'server',
  fields: {
    title: text('Title'),
    intro: richText('Introduction'),
    sectionId: anchor(),
    featureHeading: text('Heading of the first column'),
    descriptionHeading: text('Heading of the second column'),
    benefitHeading: text('Heading of the third column'),
    rows: list('Rows', 'service-row', {
      feature: text('Feature'),
      description: longText('Description'),
      benefit: longText('Benefit'),
    }),
  },
})
