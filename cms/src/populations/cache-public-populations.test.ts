import { describe, expect, it, vi } from 'vitest'
import { cachePublicPopulations } from './cache-public-populations.ts'

const VISITOR = { strategy: { name: 'users-permissions' }, credentials: null }
const MAY_READ = [{ action: 'api::page.page.find' }]
const MAY_READ_FILES = [...MAY_READ, { action: 'plugin::upload.content-api.find' }]

interface Asked {
  readonly query: Record<string, unknown>
  readonly state: object
}

/** Sanitizes as Strapi does: what visitors may not read is removed from the population. */
function createSteps() {
  const steps = {
    validateQuery: vi.fn<(asked: Asked) => Promise<void>>(async ({ query }) => {
      if (JSON.stringify(query).includes('invalid')) throw new Error('Invalid key')
    }),
    sanitizeQuery: vi.fn<(asked: Asked) => Promise<Asked['query']>>(async ({ query, state }) => {
      if (!('populate' in query)) return { ...query }
      return { ...query, populate: JSON.stringify(state).includes('upload') ? { image: true } : {} }
    }),
  }
  return { steps, cached: cachePublicPopulations(steps) }
}

const populationsGivenTo = ({ mock }: { mock: { calls: Asked[][] } }) =>
  mock.calls.filter(([asked]) => asked && 'populate' in asked.query).length

function request(
  query: Record<string, unknown>,
  auth: object = { ...VISITOR, ability: { rules: MAY_READ_FILES } },
) {
  return { query, state: { auth } }
}

describe('the populate parameter of visitors', () => {
  it('is validated and sanitized once, all other parameters each time', async () => {
    const { steps, cached } = createSteps()
    for (const slug of ['a', 'b', 'c']) {
      const asked = request({ filters: { slug }, populate: { image: true } })
      await cached.validateQuery(asked)
      expect(await cached.sanitizeQuery(asked)).toEqual({ filters: { slug }, populate: { image: true } })
    }
    expect([steps.validateQuery, steps.sanitizeQuery].map(populationsGivenTo)).toEqual([1, 1])
    await expect(
      cached.validateQuery(request({ filters: { invalid: 1 }, populate: { image: true } })),
    ).rejects.toThrow('Invalid key')
    expect(steps.validateQuery).toHaveBeenCalledTimes(4)
  })

  it('is rejected each time if it is invalid', async () => {
    const { cached } = createSteps()
    for (let time = 0; time < 2; time += 1)
      await expect(cached.validateQuery(request({ populate: { invalid: true } }))).rejects.toThrow(
        'Invalid key',
      )
  })

  it('is sanitized anew when visitors may read something else', async () => {
    const { cached } = createSteps()
    const populate = { image: true }
    await cached.sanitizeQuery(request({ populate }))
    const restricted = request({ populate }, { ...VISITOR, ability: { rules: MAY_READ } })
    expect(await cached.sanitizeQuery(restricted)).toEqual({ populate: {} })
  })

  it('stays the same although a query is changed later', async () => {
    const { cached } = createSteps()
    const ask = () => cached.sanitizeQuery(request({ populate: { image: true } }))
    Object.assign((await ask())['populate'] as object, { createdBy: true })
    Object.assign((await ask())['populate'] as object, { createdBy: true })
    expect(await ask()).toEqual({ populate: { image: true } })
  })

  it.each([
    ['a token', { strategy: { name: 'content-api-token' }, credentials: null, ability: { rules: MAY_READ } }],
    ['an account', { ...VISITOR, credentials: { id: 1 }, ability: { rules: MAY_READ } }],
    ['nothing that says who asks', {}],
  ])('with %s is treated each time', async (_, auth) => {
    const { steps, cached } = createSteps()
    for (let time = 0; time < 2; time += 1) {
      await cached.validateQuery(request({ populate: { image: true } }, auth))
      await cached.sanitizeQuery(request({ populate: { image: true } }, auth))
    }
    expect([steps.validateQuery, steps.sanitizeQuery].map(populationsGivenTo)).toEqual([2, 2])
  })
})
