import { describe, expect, it } from 'vitest'
import { makePng } from '../make-png.ts'
import type { Editor, Upload } from '../sign-in.ts'
import { author, colleague, editor, PAGE, service } from './service.ts'

describe('T141: pictures', () => {
  const change = { fileInfo: { name: 'x.png' } }
  /** Status of each way in which an account changes a picture; the last deletes it. */
  async function statusesOf(who: Editor, { id }: Upload): Promise<number[]> {
    const requests: [string, string, object?][] = [
      ['POST', `/upload?id=${id}`, replacementForm()],
      ['POST', `/upload/files/${id}/replace`, replacementForm()],
      ['POST', `/upload?id=${id}`, fileInfoForm(change.fileInfo)],
      ['PUT', `/upload/files/${id}`, change],
      ['POST', '/upload/actions/bulk-update', { updates: [{ id, ...change }] }],
      ['POST', '/upload/actions/bulk-delete', { fileIds: [id] }],
      ['DELETE', `/upload/files/${id}`],
    ]
    const statuses: number[] = []
    for (const [method, address, body] of requests)
      statuses.push((await who.request(method, address, body)).status)
    return statuses
  }
  const REJECTED = [403, 403, 403, 403, 403, 403, 403]

  it('of others are neither changed nor deleted by an author, not even in bulk or with their folder', async () => {
    const theirs = await editor.upload('theirs.png', 'image/png', makePng(8, 8, 2))
    expect(await statusesOf(author, theirs)).toEqual(REJECTED)
    const { body: created } = await editor.request('POST', '/upload/folders', {
      name: 'Theirs',
      parent: null,
    })
    const { id: folder } = (created as { data: { id: number } }).data
    const moved = { fileIds: [theirs.id], folderIds: [], destinationFolderId: folder }
    expect((await editor.request('POST', '/upload/actions/bulk-move', moved)).status).toBe(200)
    const folders = { folderIds: [folder], fileIds: [] }
    expect((await author.request('POST', '/upload/actions/bulk-delete', folders)).status).toBe(403)
    expect((await service.get(theirs.url)).status).toBe(200)
  })

  it('on a published page are changed only by those who may publish it, whoever uploaded them', async () => {
    const own = await author.upload('own.png', 'image/png', makePng(8, 8, 3))
    const Content = [{ __component: 'blocks.hero', title: 'Own', image: own.id, imageAlt: 'Own' }]
    const page = { title: 'Own', slug: 'own-picture', Content }
    const { documentId } = await author.create(PAGE, page)
    expect((await author.request('PUT', `/upload/files/${own.id}`, change)).status).toBe(200)
    await colleague.publish(PAGE, documentId, page)
    expect(await statusesOf(author, own)).toEqual(REJECTED)
    expect((await service.get(own.url)).status).toBe(200)
    await colleague.unpublish(PAGE, documentId)
    expect(await statusesOf(author, own)).toEqual([200, 200, 200, 200, 200, 200, 404])
  })
})

function replacementForm(): FormData {
  const form = new FormData()
  form.append('files', new Blob([makePng(8, 8, 1)], { type: 'image/png' }), 'mine.png')
  return form
}

function fileInfoForm(fileInfo: object): FormData {
  const form = new FormData()
  form.append('fileInfo', JSON.stringify(fileInfo))
  return form
}
