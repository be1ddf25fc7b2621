import path from 'node:path'
import { IMAGE_TYPES } from './image-types.ts'

const ADDRESS = /^\/uploads\/([\w-][\w.-]{0,250})$/

/** The name of an uploaded file, from the path of its URL; null when the path is none. */
export function uploadNameOf(url: string): string | null {
  return ADDRESS.exec(url)?.[1] ?? null
}

/** Its media type. Nothing but images is served as something that a browser shows. */
export function uploadType(name: string): string {
  const extension = path.extname(name).toLowerCase()
  const found = [...IMAGE_TYPES].find(([, extensions]) => extensions.includes(extension))
  return found?.[0] ?? 'application/octet-stream'
}
