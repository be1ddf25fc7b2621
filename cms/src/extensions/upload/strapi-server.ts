import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { checkImage, type ImageFile } from '../../uploads/check-image.ts'

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
type MakeService<Service> = (context: { strapi: Core.Strapi }) => Service

interface UploadPlugin {
  controllers: { 'admin-upload': { uploadFromUrls(ctx: Context): unknown } }
  services: {
    file: FileService
    provider: MakeService<ProviderService>
    upload: MakeService<UploadService>
  }
}

const NO_ADDRESSES = 'Pictures are not fetched from addresses. Save the picture and upload the file.'

/** Every way in passes here: the panel, the content API, replacing. */
export default function guardUploads(plugin: UploadPlugin): UploadPlugin {
  checkEveryImage(plugin)
  refuseAddresses(plugin)
  renewAddressOnReplace(plugin)
  return plugin
}

/** Before Strapi, which decodes a picture first and looks at its size then. */
function checkEveryImage({ services }: UploadPlugin): void {
  const makeService = services.upload
  services.upload = (context) => {
    const service = makeService(context)
    return {
      ...service,
      async upload(request, options) {
        for (const file of [request.files].flat()) await insistOnImage(file)
        return service.upload(request, options)
      },
      async replace(id, request, options) {
        await insistOnImage(request.file)
        return service.replace(id, request, options)
      },
    }
  }
}

async function insistOnImage(file: ImageFile): Promise<void> {
  const problem = await checkImage(file)
  if (problem) throw new errors.ValidationError(problem)
}

/** Fetching what an editor names would reach whatever the content service reaches, by redirects as well. */
function refuseAddresses({ controllers, services }: UploadPlugin): void {
  controllers['admin-upload'].uploadFromUrls = (ctx) => ctx.forbidden(NO_ADDRESSES)
  services.file.fetchUrlToInputFile = () => Promise.reject(new errors.ForbiddenError(NO_ADDRESSES))
}

/** Browsers keep what lies at an address, so a replaced image gets a new one. */
function renewAddressOnReplace({ services }: UploadPlugin): void {
  const makeService = services.provider
  services.provider = (context) => {
    const service = makeService(context)
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
