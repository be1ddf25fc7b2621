import { expect, it } from 'vitest'
import { filesIn, filesWith } from '../find-text-in-files.ts'
import { testDatabaseUrl } from '../test-database.ts'
import { page } from './change-pages.ts'
import { editor, FOOTER, PAGE, service } from './service.ts'

const CHECK = '/checks/document'
const COMPARE = '/concurrent-edits/compare'
const MENU = 'plugin::navigation.navigation'
const TYPED = 'typed-but-never-saved'
const SAVED = 'typed-and-saved'

it('T172: what is typed and only checked or compared is in no file and no log of the content service', async () => {
  const text = { type: 'paragraph', children: [{ type: 'text', text: TYPED }] }
  const hero = {
    __component: 'blocks.hero',
    title: TYPED,
    buttonText: TYPED,
    buttonUrl: `javascript:${TYPED}`,
  }
  const Content = [hero, { __component: 'blocks.rich-text', body: [text] }, { __component: TYPED }, TYPED]
  const entries = [
    { type: PAGE, entry: { title: TYPED, slug: TYPED, shareDescription: TYPED, Content } },
    { type: PAGE, entry: { title: { [TYPED]: TYPED }, slug: [TYPED], Content: { [TYPED]: TYPED } } },
    { type: PAGE, entry: { documentId: TYPED, slug: 'x', Content: nested(TYPED, 1000) } },
    { type: FOOTER, entry: { copyrightText: TYPED, quickLinks: [{ title: TYPED, url: `/${TYPED}` }] } },
    { type: TYPED, entry: { title: TYPED } },
  ]
  const statuses: number[] = []
  for (const body of entries) statuses.push((await editor.request('POST', CHECK, body)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 400])

  const { documentId } = await editor.create(PAGE, page(SAVED, SAVED))
  const [menu] = (await editor.request('GET', '/navigation/')).body as { documentId: string }[]
  const item = { title: TYPED, type: 'EXTERNAL', externalPath: TYPED, additionalFields: { [TYPED]: TYPED } }
  const compared = [
    ...entries.map(({ type, entry }) => ({ type, documentId, data: entry })),
    { type: MENU, documentId: menu?.documentId, data: { items: [item, { ...item, items: [TYPED] }] } },
    { type: MENU, documentId: menu?.documentId, data: { items: [{ title: TYPED.repeat(20) }] } },
    { type: MENU, documentId: TYPED, data: { items: TYPED } },
  ]
  const answers: number[] = []
  for (const body of compared) answers.push((await editor.request('POST', COMPARE, body)).status)
  expect(answers).toEqual([200, 200, 200, 404, 400, 200, 400, 404])

  const json = { 'content-type': 'application/json' }
  for (const address of [CHECK, COMPARE])
    for (const broken of [`{"entry": ${TYPED}`, JSON.stringify({ entry: TYPED.repeat(400_000) })])
      expect((await editor.fetch('POST', address, json, broken)).status).toBeGreaterThanOrEqual(400)

  expect(service.lines.filter((line) => line.includes(TYPED))).toEqual([])
  const files = await filesIn(service.dataFolder)
  const isInFiles = (await testDatabaseUrl(service.dataFolder)) === null
  expect((await filesWith(files, SAVED)).length > 0, 'the search finds what is stored').toBe(isInFiles)
  expect(await filesWith(files, TYPED)).toEqual([])
})

function nested(text: string, depth: number): object {
  return depth === 0 ? { text } : { children: [nested(text, depth - 1)] }
}
