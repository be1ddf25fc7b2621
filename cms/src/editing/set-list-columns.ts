import type { Core, UID } from '@strapi/strapi'

/** What editors see of an entry in a list. */
const COLUMNS = {
  'api::page.page': ['title', 'slug', 'colourWorld'],
  'api::redirect.redirect': ['from', 'to', 'permanent'],
} as const satisfies Partial<Record<UID.ContentType, readonly string[]>>

const ENTRIES_PER_PAGE = 50

/** Chooses the columns of each list, once per database: afterwards they are the editors' own. */
export async function setListColumns(strapi: Core.Strapi): Promise<void> {
  const memory = strapi.store({ type: 'core', name: 'list-columns' })
  const done = ((await memory.get({ key: 'done' })) ?? []) as readonly string[]
  const fresh = Object.entries(COLUMNS).filter(([uid]) => !done.includes(uid))
  if (fresh.length === 0) return
  const service = strapi.plugin('content-manager').service('content-types')
  for (const [uid, list] of fresh) {
    const model = strapi.contentType(uid as UID.ContentType)
    const { settings, layouts, ...rest } = await service.findConfiguration(model)
    await service.updateConfiguration(model, {
      ...rest,
      settings: { ...settings, mainField: list[0], defaultSortBy: list[0], pageSize: ENTRIES_PER_PAGE },
      layouts: { ...layouts, list },
    })
  }
  await memory.set({ key: 'done', value: [...done, ...fresh.map(([uid]) => uid)] })
}
