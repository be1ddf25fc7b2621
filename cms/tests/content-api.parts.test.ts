import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BLOCKS } from '../../content/model/blocks.ts'
import { pageFromStrapi } from '../../content/strapi/from-strapi.ts'
import { footerQuery, populateQuery } from '../../content/strapi/populate-query.ts'
import { templateToStrapi } from '../../content/strapi/template-to-strapi.ts'
import { ALL_TEMPLATES } from '../../content/templates/all-templates.ts'
import { TODAY } from '../../content/templates/page-template.ts'
import { makePng } from './make-png.ts'
import { receiveWebhooks, type WebhookReceiver } from './receive-webhooks.ts'
import { signIn, type Editor, type Upload } from './sign-in.ts'
import { makeSeededFolder } from './seeded-folder.ts'
import { removeDataFolder, startForTest, type Running } from './start-for-test.ts'

const PAGE = 'api::page.page'
const ILLUSTRATED = '/api/pages?filters[slug][$eq]=illustrated'
const POPULATED = `${ILLUSTRATED}&${populateQuery(BLOCKS)}`

let service: Running
let site: WebhookReceiver
let editor: Editor
let image: Upload

beforeAll(async () => {
  site = await receiveWebhooks(1405)
  service = await startForTest(1404, await makeSeededFolder(), { SITE_URLS: site.url })
  editor = await signIn(service.url)
  image = await editor.upload('market.png', 'image/png', makePng(1200, 800))
  // That there is a new file.
  await site.next()
  const picture = { image: image.id, imageAlt: 'A market' }
  const Content = [
    { __component: 'blocks.hero', title: 'Populated', ...picture },
    {
      __component: 'blocks.card-grid',
      cards: [
        { title: 'One', ...picture },
        { title: 'Two', illustration: 'token' },
      ],
    },
    { __component: 'blocks.statistics', figures: [{ value: '1', label: 'page' }] },
  ]
  const data = { title: 'Illustrated', slug: 'illustrated', shareImage: image.id, Content }
  const { documentId } = await editor.create(PAGE, data)
  await editor.publish(PAGE, documentId, data)
  await site.next()
})
afterAll(async () => {
  await service.stop()
  await site.close()
  await removeDataFolder(service.dataFolder)
})

describe('a page read with the populate query of the blocks', () => {
  it('contains every block, list and image, also those of list items', async () => {
    const { status, body } = await service.get(POPULATED)
    expect(status).toBe(200)
    const storedImage = {
      url: image.url,
      width: 1200,
      height: 800,
      formats: { thumbnail: {}, small: { width: 480 } },
    }
    expect(body).toMatchObject({
      data: [
        {
          slug: 'illustrated',
          shareImage: storedImage,
          Content: [
            { __component: 'blocks.hero', title: 'Populated', imageAlt: 'A market', image: storedImage },
            {
              __component: 'blocks.card-grid',
              cards: [
                { title: 'One', image: storedImage },
                { illustration: 'token', image: null },
              ],
            },
            { __component: 'blocks.statistics', figures: [{ value: '1', label: 'page' }] },
          ],
        },
      ],
    })
  })

  it('works for the list of all pages', async () => {
    const { status, body } = await service.get(`/api/pages?pagination[pageSize]=100&${populateQuery(BLOCKS)}`)
    expect(status).toBe(200)
    expect(
      (body as { data: { Content: unknown[] }[] }).data.every(({ Content }) => Array.isArray(Content)),
    ).toBe(true)
  })
})

describe('the requests in the specification', () => {
  it.each([
    '/api/pages?filters[slug][$eq]=home&populate[Content][populate]=*',
    '/api/pages?filters[title][$eq]=Illustrated&populate[Content][populate]=*',
    '/api/pages?populate=*',
    '/api/footer?populate[0]=logo&populate[1]=Partner.image&populate[2]=quickLinks&populate[3]=socialLinks&populate[4]=certifications.image',
    `/api/footer?${footerQuery()}`,
  ])('%s succeeds', async (address) => {
    const { status, body } = await service.get(address)
    expect(status).toBe(200)
    expect(body).toHaveProperty('data')
    expect((body as { data: unknown }).data).not.toEqual([])
  })

  it('the menu succeeds with any populate parameter', async () => {
    const deep = 'populate[items][populate][related]=*&populate[items][populate][items][populate]=audience'
    const { status, body } = await service.get(`/api/navigation/render/navigation?type=TREE&${deep}`)
    expect(status).toBe(200)
    expect(depthOf(body as MenuItem[])).toBe(4)
  })

  it('a single entry is found by its id', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'illustrated')
    expect((await service.get(`/api/pages/${documentId}`)).body).toMatchObject({
      data: { title: 'Illustrated' },
    })
  })

  it('an unknown page is an empty list, an unknown filter an error', async () => {
    expect(await service.get('/api/pages?filters[slug][$eq]=nothing')).toMatchObject({
      status: 200,
      body: { data: [] },
    })
    expect((await service.get('/api/pages?filters[nothing][$eq]=1')).status).toBe(400)
  })
})

it.each(['nothing', 'title', 'createdBy', 'Content.createdBy'])(
  'a population of %s is rejected as often as it is requested',
  async (name) => {
    const address = `${POPULATED}&populate[${name}]=true`
    for (let time = 0; time < 2; time += 1) {
      expect((await service.get(POPULATED)).status).toBe(200)
      expect((await service.get(address)).status).toBe(400)
    }
  },
)

describe('uploads', () => {
  it('are cached by browsers for a year, with the right content type', async () => {
    const response = await fetch(service.url + image.url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('max-age=31536000,immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  it.each([
    ['drawing.svg', 'image/svg+xml', script],
    ['drawing.svg', 'image/png', script],
    ['page.html', 'text/html', '<script>alert(1)</script>'],
    ['page.html', 'image/png', '<script>alert(1)</script>'],
    ['page.html', 'application/octet-stream', makePng(10, 10)],
    ['paper.pdf', 'application/pdf', '%PDF-1.7'],
    ['film.gif', 'image/gif', 'GIF89a'],
    ['program.js', 'text/javascript', 'alert(1)'],
  ])('%s sent as %s is rejected', async (name, type, bytes) => {
    await expect(editor.upload(name, type, bytes)).rejects.toThrow('400')
  })

  it('get a new URL when they are replaced, and the site is notified of every page', async () => {
    const form = new FormData()
    form.append('files', new Blob([makePng(1200, 800, 10)], { type: 'image/png' }), 'market.png')
    const { body } = await editor.request('POST', `/upload?id=${image.id}`, form)
    const replaced = body as Upload
    expect(replaced.url).not.toBe(image.url)
    expect((await fetch(service.url + replaced.url)).status).toBe(200)
    expect((await fetch(service.url + image.url)).status).toBe(404)
    const tags = await site.next()
    expect(tags).toEqual(
      expect.arrayContaining(['media', 'pages', 'footer', 'page:illustrated', 'page:home']),
    )
    expect((await service.get(POPULATED)).text).toContain(replaced.url)
  })
})

describe('a page template', () => {
  it.each(ALL_TEMPLATES.map((template) => [template.label, template] as const))(
    'is saved, published and read as it was written: %s',
    async (label, template) => {
      const day = '2026-02-01'
      const slug = `from-${label.toLowerCase().replaceAll(' ', '-')}`
      const values = JSON.stringify(templateToStrapi(template)).replaceAll(TODAY, day)
      const data = { title: label, slug, ...(JSON.parse(values) as object) }
      const { documentId } = await editor.create(PAGE, data)
      await editor.publish(PAGE, documentId, data)
      const { body } = await service.get(`/api/pages?filters[slug][$eq]=${slug}&${populateQuery(BLOCKS)}`)
      const expected: unknown = JSON.parse(JSON.stringify(template.blocks).replaceAll(TODAY, day))
      expect(pageFromStrapi(body, service.url)?.blocks).toEqual(expected)
    },
  )
})

describe('editors', () => {
  it('see the labels and help texts of the content model', async () => {
    const { body } = await editor.request('GET', '/content-manager/components/blocks.hero/configuration')
    const { buttonText } = BLOCKS[0].fields
    expect(body).toMatchObject({
      data: {
        component: {
          settings: { mainField: 'title' },
          metadatas: {
            buttonText: { edit: { label: buttonText.label, description: buttonText.help } },
            imageAlt: { edit: { label: 'Picture: alternative text' } },
          },
        },
      },
    })
  })

  it('see the address and the last change of each page in the list view', async () => {
    const { body } = await editor.request('GET', `/content-manager/content-types/${PAGE}/configuration`)
    expect(body).toMatchObject({
      data: {
        contentType: {
          settings: { mainField: 'title', pageSize: 50 },
          layouts: { list: ['title', 'slug', 'updatedAt'] },
          metadatas: {
            slug: { list: { label: 'Address' } },
            updatedAt: { list: { label: 'Last change' } },
          },
        },
      },
    })
  })
})

interface MenuItem {
  readonly items: readonly MenuItem[]
}

function depthOf(items: readonly MenuItem[]): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depthOf(item.items)))
}
