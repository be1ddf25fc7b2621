import { expect, test } from 'vitest'
import { cutAfterAcknowledgments, HAS_STRACE } from './power-cut/cut-after-acknowledgments.ts'

// power-cut.parts.test.ts has fewer of them in every run.
test.skipIf(!HAS_STRACE)(
  'T55: a power failure after any of 300 acknowledgments loses none and damages no database',
  async () => {
    expect(await cutAfterAcknowledgments(75)).toEqual({ code: 0, cuts: 600, mostLost: 0, damaged: 0 })
  },
)
