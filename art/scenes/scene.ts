import { SCENE_SIZES } from '../../content/model/illustration-sizes.ts'
import type { Illustration } from '../../content/model/illustrations.ts'
import type { Drawing } from '../pieces/shape.ts'

export interface Scene {
  readonly name: Illustration
  readonly width: number
  readonly height: number
  /** A whole SVG document. */
  readonly svg: string
}

/** A drawing of the size the content model gives it, transparent where nothing is drawn. */
export function scene(name: Illustration, ...drawings: Drawing[]): Scene {
  const [width, height] = SCENE_SIZES[name]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawings.join('')}</svg>`
  return { name, width, height, svg }
}
