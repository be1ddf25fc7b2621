import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { validateImage, type ImageFile } from '../../uploads/validate-image.ts'

interface StoredFile {
  hash: string
}
interface ProviderService {
  upload(file: StoredFile): Promise<void>
  replace(newFile: StoredFile, oldFile: StoredFile): Promise<void>
}
interface UploadService {
  upload(request: { readonly files: ImageFile | readonly ImageFile[] }, options?: object): Promise<unknown>
  replace(id: unknown, request: { readonly file: ImageFile }, options?: object): Promise<unknown>
}
interface FileService {
  fetchUrlToInputFile(): Promise<never>
}
type CreateService<Service> = (context: { strapi: Core.Strapi }) => Service

interface UploadPlugin {
  controllers: { 'admin-upload': { uploadFromUrls(ctx: Context): unknown } }
  services: {
    file: FileService
    provider: CreateService<ProviderService>
    upload: CreateService<UploadService>
  }
}

const NO_URLS = 'Pictures are not fetched from addresses. Save the picture and upload the file.'

/** Guards all uploads: by the panel or the content API, new files and replacements. */
export default function guardUploads(plugin: UploadPlugin): UploadPlugin {
  validateImages(plugin)
  rejectUrls(plugin)
  changeUrlOnReplace(plugin)
  return plugin
}

/** Runs before Strapi's own check, which decodes an image before it looks at the size. */
function validateImages({ services }: UploadPlugin): void {
  const createService = services.upload
  services.upload = (context) => {
    const service = createService(context)
    return {
      ...service,
      async upload(request, options) {
        for (const file of [request.files].flat()) await assertImage(file)
        return service.upload(request, options)
      },
      async replace(id, request, options) {
        await assertImage(request.file)
        return service.replace(id, request, options)
      },
    }
  }
}

async function assertImage(file: ImageFile): Promise<void> {
  const problem = await validateImage(file)
  if (problem) throw new errors.ValidationError(problem)
}

/** An upload from a URL would be a request forgery (SSRF): it reaches whatever the content service can reach. */
function rejectUrls({ controllers, services }: UploadPlugin): void {
  controllers['admin-upload'].uploadFromUrls = (ctx) => ctx.forbidden(NO_URLS)
  services.file.fetchUrlToInputFile = () => Promise.reject(new errors.ForbiddenError(NO_URLS))
}

/** Browsers cache images for a year, so a replaced image gets a new URL. */
function changeUrlOnReplace({ services }: UploadPlugin): void {
  const createService = services.provider
  services.provider = (context) => {
    const service = createService(context)
    return {
      ...service,
      async replace(newFile, oldFile) {
        newFile.hash = `${oldFile.hash.replace(/_[0-9a-f]{10}$/, '')}_${randomBytes(5).toString('hex')}`
        await service.upload(newFile)
        await context.strapi.plugin('upload').provider.delete(oldFile)
      },
    }
  }
}
