import type { Core, Struct } from '@strapi/strapi'

type Model = Pick<Struct.Schema, 'uid' | 'attributes'>

/**
 * Shows editors an entry by its title, where it has one, and what there is only one of by its name: Strapi takes the
 * first field. Once for each kind of entry.
 */
export async function chooseTitles(strapi: Core.Strapi): Promise<void> {
  const memory = strapi.store({ type: 'core', name: 'titles' })
  const done = ((await memory.get({ key: 'done' })) ?? []) as readonly string[]
  const fresh = [...titledComponents(strapi), ...singleTypes(strapi)].filter(
    ({ model }) => !done.includes(model.uid),
  )
  if (fresh.length === 0) return
  for (const { model, service, title } of fresh) {
    const configuration = await service.findConfiguration(model)
    const settings = { ...configuration.settings, mainField: title, defaultSortBy: title }
    await service.updateConfiguration(model, { ...configuration, settings })
  }
  await memory.set({ key: 'done', value: [...done, ...fresh.map(({ model }) => model.uid)] })
}

function titledComponents(strapi: Core.Strapi) {
  const service = strapi.plugin('content-manager').service('components')
  return Object.values(strapi.components)
    .filter(({ attributes }) => 'title' in attributes)
    .map((model: Model) => ({ model, service, title: 'title' }))
}

/** By its id Strapi means: by the name of its type. */
function singleTypes(strapi: Core.Strapi) {
  const service = strapi.plugin('content-manager').service('content-types')
  return Object.values(strapi.contentTypes)
    .filter(({ uid, kind }) => kind === 'singleType' && uid.startsWith('api::'))
    .map((model: Model) => ({ model, service, title: 'id' }))
}
