import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { outlinePublishedPages } from './outline-pages.ts'

interface Row {
  readonly id: number
  readonly documentId: string
  readonly updatedAt: string
}
interface Query {
  readonly select?: readonly string[]
  readonly where: { readonly id?: { readonly $in: readonly number[] } }
}

/** Published pages in memory; notes which ones are read with their blocks. */
function storing(rows: readonly Row[]) {
  const read: number[][] = []
  const strapi = {
    getModel: () => ({ attributes: {} }),
    db: {
      query: () => ({
        findMany: async ({ select, where }: Query) => {
          if (select) return rows
          read.push([...(where.id?.$in ?? [])])
          return rows.filter(({ id }) => where.id?.$in.includes(id))
        },
      }),
    },
  } as unknown as Core.Strapi
  return { strapi, read }
}

const page = (id: number, documentId = `page ${id}`): Row => ({
  id,
  documentId,
  updatedAt: '2031-05-04T03:02:01.000Z',
})
const outlineEntry = (_entry: unknown, documentId: string) => ({ documentId, slug: documentId })
const outlines = async (rows: readonly Row[]) => {
  const { strapi, read } = storing(rows)
  const pages = await outlinePublishedPages(strapi, { outlineEntry })
  return { ids: pages.map(({ documentId }) => documentId), read }
}

it('reads the blocks of a page once for each publish', async () => {
  const first = await outlines([page(1, 'a'), page(2, 'b')])
  expect(first).toEqual({ ids: ['a', 'b'], read: [[1, 2]] })
  expect((await outlines([page(1, 'a'), page(2, 'b')])).read).toEqual([])
  expect((await outlines([page(1, 'a'), page(3, 'b')])).read).toEqual([[3]])
  const updated = { ...page(1, 'a'), updatedAt: '2031-05-04T03:02:02.000Z' }
  expect((await outlines([updated, page(3, 'b')])).read).toEqual([[1]])
})

it('forgets pages that are not published any more', async () => {
  await outlines([page(1, 'a'), page(2, 'b')])
  expect((await outlines([page(2, 'b')])).ids).toEqual(['b'])
  expect((await outlines([page(1, 'a'), page(2, 'b')])).read).toEqual([[1]])
})

it('reads many pages in parts', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => page(index, `many ${index}`))
  const { ids, read } = await outlines(rows)
  expect(ids).toHaveLength(120)
  expect(read.map((part) => part.length)).toEqual([50, 50, 20])
})
