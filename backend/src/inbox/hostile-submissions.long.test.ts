import { expect, test } from 'vitest'
import { faultsOfHostileSubmissions } from '../../testing/hostile-submissions.ts'

// hostile-submissions.parts.test.ts has fewer of them in every run.
test('T119: ten thousand hostile submissions are text, wherever staff see them', async () => {
  expect(await faultsOfHostileSubmissions(10_000)).toEqual([])
})
