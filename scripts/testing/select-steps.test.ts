import { expect, it } from 'vitest'
import { selectSteps } from './select-steps.mjs'

const STEPS = [{ name: 'website' }, { name: 'unit' }, { name: 'parts', needs: ['website'] }]

it('every step runs when none is named', () => {
  expect(selectSteps(STEPS, [])).toEqual({ steps: STEPS })
})

it('a named step includes those it needs', () => {
  expect(selectSteps(STEPS, ['parts'])).toEqual({ steps: [STEPS[0], STEPS[2]] })
  expect(selectSteps(STEPS, ['unit'])).toEqual({ steps: [STEPS[1]] })
})

it('an unknown step is an error that lists the steps', () => {
  expect(selectSteps(STEPS, ['unit', 'untis'])).toEqual({
    problem: 'Unknown step: untis. The steps are: website, unit, parts.',
  })
})
