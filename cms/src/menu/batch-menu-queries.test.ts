import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { batchMenuQueries, whileReadingMenu, type ReadingService } from './batch-menu-queries.ts'

const PAGE = 'api::page.page'
const published = { documentId: 'about', slug: 'about-us', title: 'About us' }
const related = (documentId: string) => ({ __type: PAGE, documentId }) as const

it('all pages of a menu are read in one query, and only those that are published have fields', async () => {
  const { service, queries } = createService()
  const items = [
    { title: 'About', related: related('about') },
    { title: 'Draft', related: related('draft') },
    { title: 'Blog', related: null },
  ]
  expect(await service.mapToNavigationItemDTO({ navigationItems: items })).toEqual([
    { title: 'About', items: [], related: { ...published, __type: PAGE } },
    { title: 'Draft', items: [], related: related('draft') },
    { title: 'Blog', related: null },
  ])
  expect(queries).toEqual([
    { type: PAGE, filters: { documentId: { $in: ['about', 'draft'] } }, status: 'published' },
  ])
})

it('T83: what is no page is neither read nor shown', async () => {
  const { service, queries } = createService()
  const account = { __type: 'admin::user', documentId: 'owner', password: '$2a$10$' }
  expect(await service.mapToNavigationItemDTO({ navigationItems: [{ related: account }] })).toEqual([
    { related: null },
  ])
  expect(queries).toEqual([])
})

it('a slug is made unique for what is stored, not for what is read', async () => {
  const { service } = createService()
  const query = 'about-us'
  expect(await whileReadingMenu(() => service.getSlug({ query }))).toBe('about-us')
  expect(await service.getSlug({ query })).toBe('about-us-1')
})

function createService() {
  const queries: object[] = []
  const strapi = {
    documents: (type: string) => ({
      async findMany(query: object) {
        queries.push({ type, ...query })
        return [published]
      },
    }),
  } as unknown as Core.Strapi
  const create = batchMenuQueries<ReadingService>(() => ({
    getSlug: async ({ query }) => `${query}-1`,
    mapToNavigationItemDTO: async () => [],
  }))
  return { service: create({ strapi }), queries }
}
