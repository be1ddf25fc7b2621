import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { ILLUSTRATION_SETS } from '@beam/content/model/illustration-files.ts'
import { appIcon, favicon } from '../icons/app-icon.ts'
import { wordmark, wordmarkWidth } from '../brand/wordmark.ts'
import { INK, PINK, WHITE, YELLOW } from '../palette.ts'
import { ALL_SCENES } from '../scenes/all-scenes.ts'
import type { Scene } from '../scenes/scene.ts'
import { illustrationSet } from './illustration-set.ts'
import { pageScene } from '../share/page-scene.ts'
import { SHARE_SIZE, shareImage } from '../share/share-image.ts'

/** One file below website/public: the SVG itself or, with `pngWidth` in pixels, the PNG (or ICO) rendered from it. */
export interface OutputFile {
  readonly path: string
  readonly svg: string
  readonly pngWidth?: number
}

/** Every file that `npm run art` writes. */
export function allOutputFiles(): OutputFile[] {
  return [
    ...ALL_SCENES.map((scene) => ({ path: `art/${scene.name}.svg`, svg: scene.svg })),
    ...Object.entries(ILLUSTRATION_SETS).map(([name, names]) => ({
      path: `art/sets/${name}.svg`,
      svg: illustrationSet(names.map(sceneNamed)),
    })),
    ...brandFiles(),
    ...iconFiles(),
    ...shareImageFiles(),
  ]
}

function brandFiles(): OutputFile[] {
  const width = Math.ceil(wordmarkWidth(48))
  const document = (ink: string, body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48" viewBox="0 0 ${width} 48">${wordmark(0, 0, 48, body, YELLOW[500], ink)}</svg>`
  return [
    { path: 'art/brand/beam-wallet.svg', svg: document(INK, PINK[600]) },
    { path: 'art/brand/beam-wallet-on-dark.svg', svg: document(WHITE, PINK[500]) },
  ]
}

function iconFiles(): OutputFile[] {
  return [
    { path: 'icons/favicon.svg', svg: favicon() },
    { path: 'icons/favicon-32.png', svg: favicon(), pngWidth: 32 },
    { path: 'favicon.ico', svg: favicon(), pngWidth: 32 },
    { path: 'icons/apple-touch-icon.png', svg: appIcon('square'), pngWidth: 180 },
    { path: 'icons/icon-192.png', svg: appIcon('round'), pngWidth: 192 },
    { path: 'icons/icon-512.png', svg: appIcon('round'), pngWidth: 512 },
    { path: 'icons/icon-maskable-512.png', svg: appIcon('maskable'), pngWidth: 512 },
  ]
}

function shareImageFiles(): OutputFile[] {
  const pages = ALL_PAGES.map((page) => ({
    path: `share/${page.slug.replaceAll('/', '-')}.png`,
    svg: shareImage(page.shareTitle, page.colourWorld, sceneNamed(pageScene(page))),
    pngWidth: SHARE_SIZE.width,
  }))
  const fallback = shareImage('The wallet that pays you back', 'Charcoal', sceneNamed('wallet-home'))
  return [...pages, { path: 'share/default.png', svg: fallback, pngWidth: SHARE_SIZE.width }]
}

function sceneNamed(name: Scene['name']): Scene {
  const scene = ALL_SCENES.find((candidate) => candidate.name === name)
  if (!scene) throw new Error(`There is no scene called ${name}`)
  return scene
}
