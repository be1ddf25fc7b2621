import type { Core, UID } from '@strapi/strapi'

/** Columns of the list view, by type. */
const COLUMNS = {
  'api::page.page': ['title', 'slug', 'updatedAt'],
  'api::redirect.redirect': ['from', 'to', 'permanent'],
} as const satisfies Partial<Record<UID.ContentType, readonly string[]>>

/** The columns that earlier versions set: they are replaced unless an editor has chosen others. */
const FORMER_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'api::page.page': ['title', 'slug', 'colourWorld'],
}

const ENTRIES_PER_PAGE = 50

/** Sets the columns of each list view once for each choice of ours: editors may change them afterwards. */
export async function setListColumns(strapi: Core.Strapi): Promise<void> {
  const state = strapi.store({ type: 'core', name: 'list-columns' })
  const done = ((await state.get({ key: 'done' })) ?? []) as readonly string[]
  const pending = Object.entries(COLUMNS).filter(([uid, list]) => !done.includes(keyOf(uid, list)))
  if (pending.length === 0) return
  const service = strapi.plugin('content-manager').service('content-types')
  for (const [uid, list] of pending) {
    const model = strapi.contentType(uid as UID.ContentType)
    const { settings, layouts, ...rest } = await service.findConfiguration(model)
    if (done.includes(uid) && !isFormer(uid, layouts.list)) continue
    await service.updateConfiguration(model, {
      ...rest,
      settings: { ...settings, mainField: list[0], defaultSortBy: list[0], pageSize: ENTRIES_PER_PAGE },
      layouts: { ...layouts, list },
    })
  }
  await state.set({
    key: 'done',
    value: [...done, ...pending.flatMap(([uid, list]) => [uid, keyOf(uid, list)])],
  })
}

function keyOf(uid: string, list: readonly string[]): string {
  return `${uid}: ${list.join(', ')}`
}

function isFormer(uid: string, list: readonly string[]): boolean {
  return FORMER_COLUMNS[uid]?.join() === list.join()
}
