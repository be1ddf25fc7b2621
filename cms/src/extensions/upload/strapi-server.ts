import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { assertMayChangeFile } from '../../uploads/assert-may-change-file.ts'
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
  updateFileInfo(id: unknown, ...details: unknown[]): Promise<unknown>
  remove(file: { readonly id: unknown }): Promise<unknown>
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

/** Guards all uploads: by the panel or the content API, new files, replacements and deletions. */
export default function guardUploads(plugin: UploadPlugin): UploadPlugin {
  validateImages(plugin)
  protectFiles(plugin)
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

/** On every way to change a file, single or in bulk, with its folder too: all of them end here. */
function protectFiles({ services }: UploadPlugin): void {
  const createService = services.upload
  services.upload = (context) => {
    const service = createService(context)
    return {
      ...service,
      async replace(id, ...rest) {
        await assertMayChangeFile(context.strapi, id)
        return service.replace(id, ...rest)
      },
      async updateFileInfo(id, ...details) {
        await assertMayChangeFile(context.strapi, id)
        return service.updateFileInfo(id, ...details)
      },
      async remove(file) {
        await assertMayChangeFile(context.strapi, file.id)
        return service.remove(file)
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
