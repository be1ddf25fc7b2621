import { defineBlock } from '../define-block.ts'
import { list, prose, text } from '../field.ts'

export const problemSolution = defineBlock({
  name: 'problem-solution',
  label: 'Problems and solutions',
  help: 'What is wrong today, and what the product does about it, pair by pair.',
  icon: 'exchange',
  fields: {
    title: text('Title'),
    intro: prose('Introduction'),
    problemLabel: text('Heading of the problems'),
    solutionLabel: text('Heading of the solutions'),
    pairs: list('Pairs', 'problem-solution-pair', {
      problemTitle: text('Problem'),
      problem: prose('Problem in a sentence'),
      solutionTitle: text('Solution'),
      solution: prose('Solution in a sentence'),
    }),
  },
})
