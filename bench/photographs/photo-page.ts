import { setTimeout as pause } from 'node:timers/promises'
import {
  type ContentServiceStandIn,
  storedPage,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { naturalPhotograph } from './natural-photograph.ts'

const SLUG = 'six-photographs'
const PHOTOGRAPHS = 6
const WIDTH = 4000
const HEIGHT = 3000
const ATTEMPTS = 600
const ALT = 'A photograph'

/** The path of a page with six uploaded photographs. */
export const PHOTO_PAGE = `/${SLUG}`

/** As uploaded, in the order in which the page shows them. */
export const UPLOADS = Array.from({ length: PHOTOGRAPHS }, (_, index) => ({
  url: `/uploads/photograph-${index}.jpg`,
  width: WIDTH,
  height: HEIGHT,
}))

/** Publishes a page with a photograph in its hero and five in cards. */
export async function addPhotoPage(service: ContentServiceStandIn): Promise<void> {
  for (const [index, { url }] of UPLOADS.entries())
    service.uploads.set(url, await naturalPhotograph(WIDTH, HEIGHT, index + 1))
  const [first, ...others] = UPLOADS
  const hero = { __component: 'blocks.hero', title: 'Six photographs', image: first, imageAlt: ALT }
  const cards = others.map((image, index) => ({
    title: `Photograph ${index + 2}`,
    image,
    imageAlt: ALT,
  }))
  const grid = { __component: 'blocks.card-grid', title: 'Five more', variant: 'tinted', cards }
  const page = { slug: SLUG, title: 'Six photographs', shareDescription: 'A page of the benchmark.' }
  service.pages.push(storedPage({ ...page, Content: [hero, grid] }, service.pages.length))
}

/** Resolves when the page refers to all formats of its photographs. */
export async function photosAreReady(siteUrl: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const html = await (await fetch(siteUrl + PHOTO_PAGE)).text()
    if (html.split('type="image/avif"').length > PHOTOGRAPHS) return
    await pause(500)
  }
  throw new Error(`The photographs were not converted within ${ATTEMPTS / 2} s.`)
}
