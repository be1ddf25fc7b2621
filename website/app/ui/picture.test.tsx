import { illustrationSize } from '@beam/content/model/illustration-files.ts'
import { sampleUploadedImage } from '@beam/content/testing/sample-uploaded-image.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const versions = {
  path: '/media/0123456789abcdef01234567',
  widths: [480, 960],
  formats: ['avif', 'webp'],
  fallback: 'jpg',
  animated: false,
  color: [7, 3, 0],
} as const
const image = sampleUploadedImage({
  url: `${versions.path}-960.jpg`,
  alt: 'A till',
  width: 1600,
  height: 900,
  versions,
})

test('an illustration has width, height and the shape that styles know it by, and loads lazily', () => {
  const [width, height] = illustrationSize('wallet-home')
  expect(renderToStaticMarkup(<Picture picture={{ illustration: 'wallet-home', alt: 'A wallet' }} />)).toBe(
    `<img alt="A wallet" loading="lazy" decoding="async" src="/art/wallet-home.svg" width="${width}" height="${height}" data-shape="tall"/>`,
  )
})

test('the lead picture loads eagerly with high priority', () => {
  const html = renderToStaticMarkup(<Picture picture={{ illustration: 'token', alt: '' }} lead />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('lazy')
  expect(html).toContain('alt=""')
})

test('an uploaded image has AVIF and WebP in all widths, a JPEG for other browsers, its size and its color', () => {
  expect(renderToStaticMarkup(<Picture picture={image} sizes="50vw" className="tall" />)).toBe(
    [
      '<picture>',
      `<source type="image/avif" srcSet="${versions.path}-480.avif 480w, ${versions.path}-960.avif 960w" sizes="50vw"/>`,
      `<source type="image/webp" srcSet="${versions.path}-480.webp 480w, ${versions.path}-960.webp 960w" sizes="50vw"/>`,
      `<img alt="A till" class="uploaded uploaded-opaque r7 g3 b0 tall" loading="lazy" decoding="async" src="${versions.path}-960.jpg" width="1600" height="900"/>`,
      '</picture>',
    ].join(''),
  )
})

test('a transparent image stays transparent: no JPEG, no color behind it', () => {
  const html = renderToStaticMarkup(
    <Picture picture={{ ...image, versions: { ...versions, fallback: 'webp', color: null } }} />,
  )
  expect(html).toContain('<source type="image/avif"')
  expect(html).not.toContain('<source type="image/webp"')
  expect(html).toContain(`srcSet="${versions.path}-480.webp 480w, ${versions.path}-960.webp 960w"`)
  expect(html).toContain('class="uploaded"')
})

test('an animated image stands still for those who want less motion', () => {
  const html = renderToStaticMarkup(
    <Picture picture={{ ...image, versions: { ...versions, fallback: 'webp', animated: true } }} />,
  )
  expect(html).toContain('<source type="image/avif" media="(prefers-reduced-motion: reduce)"')
  expect(html).toMatch(/<img [^>]*-480\.webp 480w/)
})

test('an uploaded image with one width needs no choice, and is not enlarged when it is small', () => {
  const html = renderToStaticMarkup(
    <Picture picture={{ ...image, width: 40, height: 40, versions: { ...versions, widths: [40] } }} />,
  )
  expect(html).toContain(`<source type="image/avif" srcSet="${versions.path}-40.avif"/>`)
  expect(html).toContain('uploaded-small')
})

test('the focal point is a class, since the policy allows no style attributes', () => {
  const html = renderToStaticMarkup(<Picture picture={{ ...image, focus: { x: 21, y: 88 } }} />)
  expect(html).toContain('x2 y9')
  expect(html).not.toContain('style=')
})

test('a picture may be null', () => {
  expect(renderToStaticMarkup(<Picture picture={null} />)).toBe('')
})
