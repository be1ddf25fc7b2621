import type { Core, UID } from '@strapi/strapi'

/** Columns of the list view, by type. */
const COLUMNS = {
  'api::page.page': ['title', 'slug', 'colourWorld'],
  'api::redirect.redirect': ['from', 'to', 'permanent'],
} as const satisfies Partial<Record<UID.ContentType, readonly string[]>>

const ENTRIES_PER_PAGE = 50

/** Sets the columns of each list view once per database: editors may change them afterwards. */
export async function setListColumns(strapi: Core.Strapi): Promise<void> {
  const state = strapi.store({ type: 'core', name: 'list-columns' })
  const done = ((await state.get({ key: 'done' })) ?? []) as readonly string[]
  const pending = Object.entries(COLUMNS).filter(([uid]) => !done.includes(uid))
  if (pending.length === 0) return
  const service = strapi.plugin('content-manager').service('content-types')
  for (const [uid, list] of pending) {
    const model = strapi.contentType(uid as UID.ContentType)
    const { settings, layouts, ...rest } = await service.findConfiguration(model)
    await service.updateConfiguration(model, {
      ...rest,
      settings: { ...settings, mainField: list[0], defaultSortBy: list[0], pageSize: ENTRIES_PER_PAGE },
      layouts: { ...layouts, list },
    })
  }
  await state.set({ key: 'done', value: [...done, ...pending.map(([uid]) => uid)] })
}
