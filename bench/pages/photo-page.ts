import { setTimeout as pause } from 'node:timers/promises'
import { photograph } from '../../server/testing/sample-images.ts'
import {
  type ContentServiceStandIn,
  storedPage,
} from '../../website/app/content/testing/content-service-stand-in.ts'

const SLUG = 'six-photographs'
const PHOTOGRAPHS = 6
const WIDTH = 4000
const HEIGHT = 3000
const ATTEMPTS = 600
const ALT = 'A photograph'

/** The path of a page with six uploaded photographs. */
export const PHOTO_PAGE = `/${SLUG}`

/** Publishes a page with a photograph in its hero and five in cards. */
export async function addPhotoPage(service: ContentServiceStandIn): Promise<void> {
  // Of different widths, and so different files: the site stores equal ones once.
  const images = Array.from({ length: PHOTOGRAPHS }, (_, index) => ({
    url: `/uploads/photograph-${index}.jpg`,
    width: WIDTH - index,
    height: HEIGHT,
  }))
  for (const { url, width } of images) service.uploads.set(url, await photograph(width, HEIGHT))
  const [first, ...others] = images
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
