import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import type { Document, Editor } from '../../cms/tests/sign-in.ts'
import { photograph } from '../../server/testing/sample-images.ts'
import { type Change, REST_MS } from './change.ts'
import { fillField, openForm, publishButton } from './fill-form.ts'
import type { TwoSites } from './start-two-sites.ts'

const PAGE = 'api::page.page'
const SLUG = 'visionary-developers'
const PATH = `/${SLUG}`
const PHOTO_WIDTH = 2400
const PHOTO_HEIGHT = 1800
/** In the background the sites convert a new image to AVIF. */
const CONVERSION_MS = 6000
/** An editor who has uploaded an image closes the dialog, describes the image and publishes. */
const CHOOSING_MS = 2000

/** A changed text of a block, a changed title and a new image of a page, chosen for a while and published at once. */
export function pageChanges({ editor, panelUrl }: TwoSites): readonly Change[] {
  const open = (page: Page) => openPage(page, editor, panelUrl)
  const imageChange = (name: string, choosingMs: number) => newImage(editor, open, name, choosingMs)
  return [
    {
      name: 'text',
      path: PATH,
      restMs: REST_MS,
      async prepare(run) {
        const text = `Developers, round ${run} at ${Date.now()}`
        const before = await readPage(editor)
        return {
          request: () => publishPage(editor, withHero(before, { title: text })),
          async fill(page) {
            await open(page)
            await page.getByRole('button', { name: /^Hero - / }).click()
            await fillField(page.locator('input[name="Content.0.title"]'), text)
            return publishButton(page)
          },
          isLive: (_response, html) => html.includes(text),
        }
      },
    },
    {
      name: 'title',
      path: PATH,
      restMs: REST_MS,
      async prepare(run) {
        const title = `Developers ${run} of ${Date.now()}`
        const before = await readPage(editor)
        return {
          request: () => publishPage(editor, { ...before, title }),
          async fill(page) {
            await open(page)
            await fillField(page.locator('input[name="title"]'), title)
            return publishButton(page)
          },
          isLive: (_response, html) => html.includes(`<title>${title}`),
        }
      },
    },
    imageChange('image', CHOOSING_MS),
    imageChange('image, at once', 0),
  ]
}

/** `choosingMs`: from the end of the upload until the image is published, or the form is opened. */
function newImage(
  editor: Editor,
  open: (page: Page) => Promise<void>,
  name: string,
  choosingMs: number,
): Change {
  return {
    name,
    path: PATH,
    restMs: CONVERSION_MS,
    async prepare(run) {
      // Of another size, and so another file: the site stores equal ones once.
      const photo = await photograph(PHOTO_WIDTH - (Date.now() % 1000) - run, PHOTO_HEIGHT)
      const imageAlt = `Photograph ${run} of ${Date.now()}`
      const before = await readPage(editor)
      const upload = await editor.upload('photograph.jpg', 'image/jpeg', new Uint8Array(photo))
      await pause(choosingMs)
      const changed = withHero(before, { image: upload.id, imageAlt, illustration: null })
      return {
        request: () => publishPage(editor, changed),
        async fill(page) {
          const { documentId, ...draft } = changed
          await editor.save(PAGE, documentId, draft)
          await open(page)
          return publishButton(page)
        },
        isLive: (_response, html) => imageWith(html, imageAlt),
      }
    },
  }
}

async function openPage(page: Page, editor: Editor, panelUrl: string): Promise<void> {
  const { documentId } = await editor.find(PAGE, 'slug', SLUG)
  await openForm(page, `${panelUrl}/admin/content-manager/collection-types/${PAGE}/${documentId}`)
}

function readPage(editor: Editor): Promise<Document> {
  return editor.find(PAGE, 'slug', SLUG)
}

async function publishPage(editor: Editor, { documentId, ...page }: Document): Promise<void> {
  await editor.publish(PAGE, documentId, page)
}

function withHero(page: Document, change: object): Document {
  const blocks = page['Content'] as readonly object[]
  return { ...page, Content: blocks.map((block, index) => (index === 0 ? { ...block, ...change } : block)) }
}

/** Whether the page shows an image of the site's own with this alternative text. */
function imageWith(html: string, alt: string): boolean {
  return [...html.matchAll(/<img [^>]*>/g)].some(
    ([image]) => image.includes(alt) && image.includes('/media/'),
  )
}
