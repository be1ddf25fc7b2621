import type { Core } from '@strapi/strapi'
import { whileReadingMenu } from './batch-menu-queries.ts'

/** The menu as visitors get it; empty when there is none, or when it is hidden. */
export async function renderMenu(strapi: Core.Strapi): Promise<unknown> {
  const client = strapi.plugin('navigation').service('client')
  try {
    return await whileReadingMenu(() => client.render({ idOrSlug: 'navigation', type: 'TREE' }))
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFoundError') return []
    throw error
  }
}
