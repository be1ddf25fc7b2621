import { translated } from '../components/svg.ts'
import type { Scene } from '../scenes/scene.ts'

/**
 * Illustrations of one size in one document, one below the other. `<img src="….svg#name">` shows the view of that name.
 *
 * @throws if their sizes differ
 */
export function illustrationSet(scenes: readonly Scene[]): string {
  const { width, height } = sizeOf(scenes)
  const views = scenes.map(({ name, svg }, index) => {
    const top = index * height
    return `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/>${translated(0, top, contentOf(svg))}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${views.join('')}</svg>`
}

function sizeOf(scenes: readonly Scene[]): Pick<Scene, 'width' | 'height'> {
  const [first] = scenes
  if (!first || scenes.some(({ width, height }) => width !== first.width || height !== first.height))
    throw new Error('The illustrations of a set have one size')
  return first
}

function contentOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
}
