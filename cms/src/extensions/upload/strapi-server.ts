import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

interface UploadedFile {
  name: string
  ext: string
  hash: string
}
interface ProviderService {
  checkFileSize(file: UploadedFile): Promise<void>
  upload(file: UploadedFile): Promise<void>
  replace(newFile: UploadedFile, oldFile: UploadedFile): Promise<void>
}
type MakeProviderService = (context: { strapi: Core.Strapi }) => ProviderService

/** The ends of names that browsers show as pixels, whatever a file holds beside them. */
const IMAGE_ENDS = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif'])

/** Keeps uploads to images by name as well, and gives a replaced image a new address, since browsers keep the old one. */
export default function guardUploads(plugin: { services: { provider: MakeProviderService } }) {
  const makeService = plugin.services.provider
  plugin.services.provider = (context) => {
    const service = makeService(context)
    return {
      ...service,
      async checkFileSize(file) {
        if (!IMAGE_ENDS.has(file.ext.toLowerCase()))
          throw new errors.ValidationError(`${file.name} is no image. Take PNG, JPEG, WebP or AVIF.`)
        await service.checkFileSize(file)
      },
      async replace(newFile, oldFile) {
        newFile.hash = `${oldFile.hash.replace(/_[0-9a-f]{10}$/, '')}_${randomBytes(5).toString('hex')}`
        await service.upload(newFile)
        await context.strapi.plugin('upload').provider.delete(oldFile)
      },
    }
  }
  return plugin
}
