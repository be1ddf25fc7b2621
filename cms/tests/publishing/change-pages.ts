import type { Document } from '../sign-in.ts'
import { drain } from './change-redirects.ts'
import { editor, PAGE } from './service.ts'

export function page(title: string, slug: string, fields: object = {}): object {
  return { title, slug, Content: [], ...fields }
}

export async function createPage(slug: string): Promise<void> {
  const { documentId } = await editor.create(PAGE, page(slug, slug))
  await editor.publish(PAGE, documentId, page(slug, slug))
  await drain()
}

export async function publish(slug: string, change: object): Promise<void> {
  const { documentId, title } = await editor.find(PAGE, 'slug', slug)
  await drain()
  await editor.publish(PAGE, documentId, page(String(title), slug, change))
}

export async function deletePage(slug: string): Promise<void> {
  const { body } = await editor.request(
    'GET',
    `/content-manager/collection-types/${PAGE}?filters[slug][$eq]=${slug}`,
  )
  for (const { documentId } of (body as { results: Document[] }).results)
    await editor.remove(PAGE, documentId)
}
