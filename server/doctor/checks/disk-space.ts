import { failed, ok, warning, type Check } from '../check.ts'

const MIN_FREE_SHARE = 0.2
const GIGABYTE_BYTES = 1024 ** 3
/** Below this the site stores no new images. */
const MIN_FREE_BYTES = GIGABYTE_BYTES / 2
const REMEDY = 'Free space, or move DATA_DIR to a larger disk.'

/** Data folders have space for submissions and images. */
export const diskSpaceCheck: Check = {
  name: 'Disk space',
  async run({ settings, contentService, diskSpace }) {
    const folders = [settings.dataFolder, ...(contentService.isLocal ? [contentService.dataFolder] : [])]
    return folders.map((folder) => {
      const { freeBytes, totalBytes } = diskSpace(folder)
      const share = freeBytes / totalBytes
      const text = `${(freeBytes / GIGABYTE_BYTES).toFixed(1)} GB (${Math.round(share * 100)} %) free for ${folder}`
      if (freeBytes < MIN_FREE_BYTES) return failed(text, REMEDY)
      return share < MIN_FREE_SHARE ? warning(text, REMEDY) : ok(text)
    })
  },
}
