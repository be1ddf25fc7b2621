import { expect, test } from 'vitest'
import { faultsOfHostileSubmissions } from '../../testing/hostile-submissions.ts'

// hostile-submissions.long.test.ts has ten thousand.
test('T119: 2,000 hostile submissions are text, in lists, details, exports and at the command line', async () => {
  expect(await faultsOfHostileSubmissions(2000)).toEqual([])
})
