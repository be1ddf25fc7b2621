import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The parts of Next that handle images, with its default settings. */
export interface NextImages {
  readonly version: string
  /** The attributes that next/image writes for an image. */
  props(image: NextImage): NextImageProps
  /** An image as Next's server sends it: WebP. */
  optimize(original: Buffer, width: number, quality: number): Promise<Buffer>
}

interface NextImage {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly sizes: string
}

interface NextImageProps {
  readonly src: string
  readonly srcSet: string
  readonly width: number
  readonly height: number
}

const FOLDER = join(import.meta.dirname, '../next-images')

/** Loads Next's own code; its packages are installed if missing. They use the site's sharp. */
export function loadNextImages(): NextImages {
  install()
  const require = createRequire(join(FOLDER, 'package.json'))
  const { getImageProps } = require('next/image') as {
    getImageProps(image: NextImage): { props: NextImageProps }
  }
  const { optimizeImage } = require('next/dist/server/image-optimizer/transform.js') as {
    optimizeImage(options: object): Promise<Buffer>
  }
  const { version } = require('next/package.json') as { version: string }
  return {
    version,
    props: (image) => getImageProps(image).props,
    optimize: (buffer, width, quality) =>
      optimizeImage({ buffer, width, quality, contentType: 'image/webp' }),
  }
}

/** Not `npm ci`: it fails with registries that lack Next's compilers for other systems, which are not needed here. */
const INSTALL = ['install', '--no-save', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund']

function install(): void {
  if (existsSync(join(FOLDER, 'node_modules/next'))) return
  console.log('Installing Next (some minutes)')
  const args = [...INSTALL, '--loglevel=error']
  if (spawnSync('npm', args, { cwd: FOLDER, stdio: 'inherit' }).status !== 0)
    throw new Error('Next could not be installed: check the network and run this again.')
}
