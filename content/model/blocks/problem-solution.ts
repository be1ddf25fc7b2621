import { defineBlock } from '../define-block.ts'
import { choice, list, richText, text } from '../field.ts'

export const problemSolution = defineBlock({
  name: 'problem-solution',
  label: 'Problems and solutions',
  help: 'Pairs of a problem and the product’s solution to it.',
  icon: 'exchange',
  fields: {
    title: text('Title'),
    intro: richText('Introduction'),
    variant: choice(
      'Look',
      ['problems', 'sides'],
      'problems',
      'With sides, both texts of a pair are equally important: what two groups of people get.',
    ),
    problemLabel: text('Heading of the problems'),
    solutionLabel: text('Heading of the solutions'),
    pairs: list('Pairs', 'problem-solution-pair', {
      problemTitle: text('Problem'),
      problem: richText('Problem in a sentence'),
      solutionTitle: text('Solution'),
      solution: richText('Solution in a sentence'),
    }),
  },
})
