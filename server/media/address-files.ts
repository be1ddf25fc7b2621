import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A small file per address of an image, which names the image. */
export interface AddressFiles {
  /** The image that an address had; null: unknown. */
  readAddress(key: string): Promise<string | null>
  writeAddress(key: string, hash: string): Promise<void>
  /** Removes addresses of images that are gone. */
  removeAddresses(): Promise<void>
}

interface AddressFilesOptions {
  readonly folder: string
  readonly replace: (file: string, text: string) => Promise<void>
  readonly hasImage: (hash: string) => Promise<boolean>
}

const HASH = /^[0-9a-f]{24}$/

/** Whether a name is that of an image: the hash of its bytes. */
export function isImageHash(name: string): boolean {
  return HASH.test(name)
}

/** `folder` is created with the first address. */
export function createAddressFiles({ folder, replace, hasImage }: AddressFilesOptions): AddressFiles {
  const fileOf = (key: string) => join(folder, key)

  async function readAddress(key: string): Promise<string | null> {
    const hash = await readFile(fileOf(key), 'utf8').catch(() => '')
    return isImageHash(hash) ? hash : null
  }

  return {
    readAddress,
    async writeAddress(key, hash) {
      await mkdir(folder, { recursive: true })
      await replace(fileOf(key), hash)
    },
    async removeAddresses() {
      for (const key of await readdir(folder).catch(() => [])) {
        const hash = await readAddress(key)
        if (hash === null || !(await hasImage(hash))) await rm(fileOf(key), { force: true })
      }
    },
  }
}
