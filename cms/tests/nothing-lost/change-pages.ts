import type { Document } from '../sign-in.ts'
import { PAGE, page } from './page-data.ts'
import { administrator, service } from './service.ts'

export const ENTRIES = `/content-manager/collection-types/${PAGE}`

/** Method and action of every way to change one entry in the panel. */
export const EVERY_CHANGE = [
  ['PUT', ''],
  ['POST', '/actions/publish'],
  ['POST', '/actions/unpublish'],
  ['POST', '/actions/discard'],
  ['DELETE', ''],
] as const

/** A page that is published with the title 'Start' and has a draft with the title 'Draft'; its document id. */
export async function publishAndEdit(slug: string): Promise<string> {
  const { documentId } = await administrator.create(PAGE, page('Start', slug))
  await administrator.publish(PAGE, documentId, page('Start', slug))
  await administrator.save(PAGE, documentId, page('Draft', slug))
  return documentId
}

/** The title that visitors see; undefined if the page is not published. */
export async function publishedTitle(slug: string): Promise<string | undefined> {
  const { body } = await service.get(`/api/pages?filters[slug][$eq]=${slug}`)
  return (body as { data: { title: string }[] }).data[0]?.title
}

/** The header by which the panel states the drafts that a form or list shows. */
export function loadedAs(type: string, ...drafts: readonly Document[]): Record<string, string> {
  const stated = drafts.map(({ documentId, updatedAt }) => `${type} ${documentId} ${String(updatedAt)}`)
  return { 'x-draft-version': stated.join(', ') }
}
