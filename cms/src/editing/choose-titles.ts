import type { Core } from '@strapi/strapi'

/** Shows editors an entry by its title, where it has one: Strapi takes the first field. Once for each kind of entry. */
export async function chooseTitles(strapi: Core.Strapi): Promise<void> {
  const memory = strapi.store({ type: 'core', name: 'titles' })
  const done = ((await memory.get({ key: 'done' })) ?? []) as readonly string[]
  const fresh = Object.values(strapi.components).filter(
    ({ uid, attributes }) => 'title' in attributes && !done.includes(uid),
  )
  if (fresh.length === 0) return
  const service = strapi.plugin('content-manager').service('components')
  for (const component of fresh) {
    const configuration = await service.findConfiguration(component)
    const settings = { ...configuration.settings, mainField: 'title', defaultSortBy: 'title' }
    await service.updateConfiguration(component, { ...configuration, settings })
  }
  await memory.set({ key: 'done', value: [...done, ...fresh.map(({ uid }) => uid)] })
}
