import type { ApiResponse, Editor } from '../sign-in.ts'
import { administrator, service } from './service.ts'

export const MENU = 'plugin::navigation.navigation'

export interface Item {
  readonly title: string
  readonly items?: readonly Item[]
  readonly [setting: string]: unknown
}
export interface Menu {
  readonly documentId: string
  readonly name: string
  readonly updatedAt: string
  readonly items: readonly Item[]
}

/** Another menu, which visitors do not get. */
export async function createMenu(items: readonly Item[]): Promise<Menu> {
  const settings = { name: 'Second', visible: false }
  const created = (await administrator.request('POST', '/navigation/', settings)).body as Menu
  const empty = await readMenu(created.documentId)
  await saved200(save(administrator, { ...empty, items }, empty))
  return readMenu(created.documentId)
}

export async function readMenu(documentId?: string): Promise<Menu> {
  const menus = (await administrator.request('GET', '/navigation/')).body as Menu[]
  const menu = menus.find((found) => found.documentId === (documentId ?? menus[0]?.documentId))
  if (!menu) throw new Error('There is no menu')
  return menu
}

/** The titles of all items, with their targets and those of the items below. */
export function outline(items: readonly Item[]): unknown[] {
  return items.map(({ title, type, path, externalPath, related, additionalFields, items: below = [] }) => [
    title,
    [type, path, externalPath, (related as { documentId?: string } | null)?.documentId, additionalFields],
    outline(below),
  ])
}

export function summary({ updatedAt, items }: Menu): object {
  return { updatedAt, titles: items.map(({ title }) => title) }
}

/** Saves a menu as it was loaded from a version. */
export function save(who: Editor, menu: Menu, version: Menu): Promise<ApiResponse> {
  return who.request('PUT', `/navigation/${menu.documentId}`, menu, stating(version))
}

export function remove(menu: Menu, version: Menu): Promise<ApiResponse> {
  return administrator.request('DELETE', `/navigation/${menu.documentId}`, undefined, stating(version))
}

function stating({ documentId, updatedAt }: Menu): Record<string, string> {
  return { 'x-draft-version': `${MENU} ${documentId} ${updatedAt}` }
}

export async function saved200(pending: Promise<ApiResponse>): Promise<Menu> {
  const { status, body } = await pending
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as Menu
}

export function withFirst(menu: Menu, title: string): Menu {
  const items = menu.items.map((item, index) => (index === 0 ? { ...item, title, updated: true } : item))
  return { ...menu, items }
}

export function group(title: string, items: readonly Item[]): Item {
  return {
    title,
    type: 'WRAPPER',
    path: '/',
    uiRouterKey: title.toLowerCase(),
    menuAttached: true,
    order: 1,
    collapsed: false,
    items,
  }
}

export async function firstLiveTitle(): Promise<string | undefined> {
  const { body } = await service.get('/api/navigation/render/navigation?type=TREE')
  return (body as Item[])[0]?.title
}
