import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** Of a route and of those within it. */
const idsOf = (route: RouteConfigEntry): (string | undefined)[] => [
  route.id,
  ...(route.children ?? []).flatMap(idsOf),
]

test('the ids that scripts of earlier builds ask for stay', () => {
  const ids = routes.flatMap(idsOf)
  expect(ids).toContain('pages/home')
  expect(ids).toContain('pages/page')
  expect(ids).toContain('pages/cms-page')
})
