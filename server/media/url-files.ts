import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A small file per URL of an image, which names the image. */
interface UrlFiles {
  /** The image that was at a URL; null: unknown. */
  readImageHash(key: string): Promise<string | null>
  writeImageHash(key: string, hash: string): Promise<void>
  /** Removes URLs of images that are gone. */
  removeUnusedUrls(): Promise<void>
}

interface UrlFilesOptions {
  readonly folder: string
  readonly replace: (file: string, text: string) => Promise<void>
  readonly hasImage: (hash: string) => Promise<boolean>
}

const HASH = /^[0-9a-f]{24}$/

/** Whether a name is that of an image: the hash of its bytes. */
export function isImageHash(name: string): boolean {
  return HASH.test(name)
}

/** `folder` is created with the first URL. */
export function createUrlFiles({ folder, replace, hasImage }: UrlFilesOptions): UrlFiles {
  const fileOf = (key: string) => join(folder, key)

  async function readImageHash(key: string): Promise<string | null> {
    const hash = await readFile(fileOf(key), 'utf8').catch(() => '')
    return isImageHash(hash) ? hash : null
  }

  return {
    readImageHash,
    async writeImageHash(key, hash) {
      await mkdir(folder, { recursive: true })
      await replace(fileOf(key), hash)
    },
    async removeUnusedUrls() {
      for (const key of await readdir(folder).catch(() => [])) {
        const hash = await readImageHash(key)
        if (hash === null || !(await hasImage(hash))) await rm(fileOf(key), { force: true })
      }
    },
  }
}
