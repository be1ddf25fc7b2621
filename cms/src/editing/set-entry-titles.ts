import type { Core, Struct } from '@strapi/strapi'

type Model = Pick<Struct.Schema, 'uid' | 'attributes'>

/**
 * Sets the field that names an entry in the panel: the title of components that have one, the type's name for single
 * types. Strapi's default is the first field. Runs once for each type: editors may choose another field afterwards.
 */
export async function setEntryTitles(strapi: Core.Strapi): Promise<void> {
  const state = strapi.store({ type: 'core', name: 'titles' })
  const done = ((await state.get({ key: 'done' })) ?? []) as readonly string[]
  const pending = [...titledComponents(strapi), ...singleTypes(strapi)].filter(
    ({ model }) => !done.includes(model.uid),
  )
  if (pending.length === 0) return
  for (const { model, service, title } of pending) {
    const configuration = await service.findConfiguration(model)
    const settings = { ...configuration.settings, mainField: title, defaultSortBy: title }
    await service.updateConfiguration(model, { ...configuration, settings })
  }
  await state.set({ key: 'done', value: [...done, ...pending.map(({ model }) => model.uid)] })
}

function titledComponents(strapi: Core.Strapi) {
  const service = strapi.plugin('content-manager').service('components')
  return Object.values(strapi.components)
    .filter(({ attributes }) => 'title' in attributes)
    .map((model: Model) => ({ model, service, title: 'title' }))
}

/** For a single type with the main field `id`, Strapi shows the name of the type. */
function singleTypes(strapi: Core.Strapi) {
  const service = strapi.plugin('content-manager').service('content-types')
  return Object.values(strapi.contentTypes)
    .filter(({ uid, kind }) => kind === 'singleType' && uid.startsWith('api::'))
    .map((model: Model) => ({ model, service, title: 'id' }))
}
