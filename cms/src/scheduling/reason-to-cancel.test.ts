import type { Core } from '@strapi/strapi'
import { describe, expect, it } from 'vitest'
import { reasonToCancel } from './reason-to-cancel.ts'
import type { Schedule } from './schedule-store.ts'

const PAGE = 'api::page.page'
const SCHEDULED = '2026-11-22T08:00:00.000Z'
const CHANGED = '2026-11-22T08:00:00.001Z'
const CHANGED_WITHOUT_RIGHT = 'The page was changed by somebody who may not publish it.'

const ANA = account(1, 'editor')
const EVE = account(2, 'editor')
const BEN = account(3, 'author')
const LEAVER = { ...account(4, 'editor'), isActive: false }

describe('T106: a scheduled publish', () => {
  it.each([
    ['the draft that was scheduled', { updatedAt: SCHEDULED, updatedBy: ANA }],
    ['the draft of an author that was scheduled', { updatedAt: SCHEDULED, updatedBy: BEN }],
    ['later changes by the same editor', { updatedAt: CHANGED, updatedBy: ANA }],
    ['later changes by somebody else who may publish', { updatedAt: CHANGED, updatedBy: EVE }],
  ])('executes %s', async (_what, draft) => {
    expect(await reasonToCancel(strapiWith(draft), schedule(), ANA)).toBeUndefined()
  })

  it.each([
    ['an author', BEN],
    ['a deactivated account', LEAVER],
    ['a deleted account', null],
  ])('is canceled after changes by %s', async (_who, updatedBy) => {
    const draft = { updatedAt: CHANGED, updatedBy }
    expect(await reasonToCancel(strapiWith(draft), schedule(), ANA)).toBe(CHANGED_WITHOUT_RIGHT)
  })

  it('that knows no version of the draft depends on who saved last', async () => {
    const old = schedule({ draftVersion: null })
    for (const [updatedBy, reason] of [
      [ANA, undefined],
      [BEN, CHANGED_WITHOUT_RIGHT],
    ] as const)
      expect(await reasonToCancel(strapiWith({ updatedAt: SCHEDULED, updatedBy }), old, ANA)).toBe(reason)
  })

  it('names a lost right of who scheduled it first', async () => {
    const strapi = strapiWith({ updatedAt: CHANGED, updatedBy: BEN })
    const byAuthor = schedule({ userId: BEN.id, userName: 'Ben' })
    expect(await reasonToCancel(strapi, byAuthor, BEN)).toBe('Ben may no longer publish this entry.')
  })

  it('does not concern what is unpublished', async () => {
    const strapi = strapiWith({ updatedAt: CHANGED, updatedBy: BEN })
    expect(await reasonToCancel(strapi, schedule({ action: 'unpublish' }), ANA)).toBeUndefined()
  })
})

function account(id: number, role: 'editor' | 'author') {
  return { id, isActive: true, blocked: false, roles: [role] }
}

function schedule(given: Partial<Schedule> = {}): Schedule {
  return {
    id: 1,
    entryType: PAGE,
    entryId: 'abc',
    action: 'publish',
    dueAt: '2026-11-22T09:00:00.000Z',
    draftVersion: SCHEDULED,
    userId: ANA.id,
    userName: 'Ana',
    state: 'pending',
    reason: null,
    endedAt: null,
    ...given,
  }
}

/** A content service with one page and these accounts, of which editors may publish. */
function strapiWith(page: object): Core.Strapi {
  const accounts = [ANA, EVE, BEN, LEAVER]
  const queries: Readonly<Record<string, object>> = {
    [PAGE]: { findOne: async () => ({ documentId: 'abc', ...page }) },
    'admin::user': {
      findOne: async ({ where }: { where: { id: number } }) =>
        accounts.find(({ id }) => id === where.id) ?? null,
    },
  }
  const engine = { generateUserAbility: async ({ roles }: { roles: readonly string[] }) => roles }
  return {
    db: { query: (uid: string) => queries[uid] },
    getModel: () => ({ attributes: {} }),
    service: () => ({ engine }),
    plugin: () => ({ service: () => ({ create: checker }) }),
  } as unknown as Core.Strapi
}

function checker({ userAbility }: { userAbility: readonly string[] }) {
  const cannot = () => !userAbility.includes('editor')
  return { cannot: { read: cannot, update: cannot, publish: cannot, unpublish: cannot } }
}
