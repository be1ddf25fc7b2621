import { describe, expect, it } from 'vitest'
import { firstLiveTitle, readMenu, save, saved200, type Menu } from './menu-api.ts'
import { PAGE } from './page-data.ts'
import { administrator, colleague } from './service.ts'

describe('the menu of the site', () => {
  it.each([
    ['renamed', { name: 'Company' }, true],
    ['hidden', { visible: false }, false],
  ])('is still found by the site after it was %s', async (_name, change, isShown) => {
    const loaded = await readMenu()
    const title = loaded.items[0]?.title
    const changed = await saved200(save(colleague, { ...loaded, ...change }, loaded))
    expect(await firstLiveTitle()).toBe(isShown ? title : undefined)
    await saved200(save(administrator, loaded, changed))
    expect(await firstLiveTitle()).toBe(title)
  })
})

describe('T163: a field that an administrator removes from all menu items', () => {
  it('makes menus too old that were loaded before', async () => {
    const loaded = await readMenu()
    const described = await saved200(save(colleague, withDescription(loaded), loaded))
    expect(description(described)).toBe('Written by an editor')
    const fields = await menuFields()
    const others = fields.filter(({ name }) => name !== 'description')
    expect(others).toHaveLength(fields.length - 1)
    await saveMenuFields(others)
    expect(description(await readMenu())).toBeUndefined()
    expect((await save(colleague, described, described)).status).toBe(409)
    expect(description(await readMenu())).toBeUndefined()
    await saveMenuFields(fields)
    const now = await readMenu()
    await saved200(save(colleague, now, now))
  })
})

interface MenuField {
  readonly name: string
}

async function menuFields(): Promise<readonly MenuField[]> {
  const { body } = await administrator.request('GET', '/navigation/settings/config')
  return (body as { additionalFields: MenuField[] }).additionalFields
}

async function saveMenuFields(additionalFields: readonly MenuField[]): Promise<void> {
  const { body } = await administrator.request('GET', '/navigation/settings/config')
  const config = { ...(body as object), contentTypes: [PAGE], additionalFields }
  expect((await administrator.request('PUT', '/navigation/config', config)).status).toBe(200)
}

function withDescription(menu: Menu): Menu {
  const additionalFields = { description: 'Written by an editor' }
  const items = menu.items.map((item, index) =>
    index === 0 ? { ...item, additionalFields, updated: true } : item,
  )
  return { ...menu, items }
}

function description({ items }: Menu): unknown {
  return (items[0]?.['additionalFields'] as { description?: string } | null)?.description
}
