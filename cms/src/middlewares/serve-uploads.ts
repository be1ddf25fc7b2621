import { OBJECT_STORE_SDK, type ObjectStoreSdk } from '@beam/environment/settings/object-store-sdk.ts'
import { clientOptions, type ObjectStore } from '@beam/environment/settings/object-store.ts'
import type { Core } from '@strapi/strapi'
import { settings } from '../settings.ts'
import { uploadNameOf, uploadType } from '../uploads/upload-name.ts'

const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves uploads from the object store at the addresses that they have with local files, so that the bucket stays
 * private and nothing else needs to know where they are. Without an object store Strapi serves its files.
 */
const serveUploads: Core.MiddlewareFactory = () => {
  const { uploads } = settings
  if (!uploads) return (_ctx, next) => next()
  const loading = open(uploads)
  return async (ctx, next) => {
    const name = uploadNameOf(ctx.path)
    if (name === null || !['GET', 'HEAD'].includes(ctx.method)) return next()
    const { sdk, client } = await loading
    const Command = ctx.method === 'HEAD' ? sdk.HeadObjectCommand : sdk.GetObjectCommand
    try {
      const found = await client.send(new Command({ Bucket: uploads.bucket, Key: name }))
      ctx.status = 200
      ctx.type = uploadType(name)
      if (found.ContentLength !== undefined) ctx.length = found.ContentLength
      ctx.set('cache-control', CACHE_FOR_A_YEAR)
      if (found.Body) ctx.body = found.Body
    } catch (error) {
      ctx.status = statusOf(error) === 404 ? 404 : 503
    }
  }
}

async function open(store: ObjectStore) {
  const sdk = (await import(OBJECT_STORE_SDK)) as ObjectStoreSdk
  return { sdk, client: new sdk.S3Client(clientOptions(store)) }
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
}

export default serveUploads
