import { describe, expect, test } from 'vitest'
import { findCostlyPosts } from './request-cost/find-costly-posts.ts'
import { ROUTES, TYPE_NAMES } from './request-cost/hostile-posts.ts'

describe('T77, T6 and T13: no post to any route blocks the others, whatever its type, length, size and content', () => {
  test.each(
    ROUTES.flatMap((route) => TYPE_NAMES.map((type) => [route.path, route.accept, type, route] as const)),
  )('%s for %s as %s', async (_path, _accept, type, route) => {
    expect(await findCostlyPosts(route, [type])).toEqual([])
  })
})
