import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { settings } from '../settings.ts'
import { isSignedToken } from '../sign-in/is-signed-token.ts'
import { MAX_UPLOAD_BYTES } from '../uploads/image-limits.ts'
import { uploadEntryPoint } from '../uploads/upload-entry-points.ts'

const TOO_LARGE = `This upload is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Upload fewer or smaller images.`

/**
 * Rejects multipart requests that are not uploads by an authenticated user. Must run before `strapi::body`, which
 * writes the files of any request to disk before authentication.
 */
const guardMultipart: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (!/^multipart\//i.test(ctx.get('Content-Type'))) return next()
    const problem = await problemOf(strapi, ctx)
    if (problem) return reject(ctx, ...problem)
    await next()
    if (ctx.status === 413) reject(ctx, 413, TOO_LARGE)
  }

export default guardMultipart

async function problemOf(strapi: Core.Strapi, ctx: Context): Promise<[number, string] | null> {
  const uploadApi = uploadEntryPoint(ctx.path)
  if (!uploadApi || ctx.method !== 'POST') return [415, 'Files can only be uploaded to the media library.']
  const token = /^Bearer (\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? ''
  const isAuthenticated =
    uploadApi === 'admin' ? isSignedToken(token, settings.secrets.adminJwt) : await isApiToken(strapi, token)
  if (!isAuthenticated) return [401, 'Sign in to upload files.']
  return Number(ctx.get('Content-Length')) > MAX_UPLOAD_BYTES ? [413, TOO_LARGE] : null
}

async function isApiToken(strapi: Core.Strapi, token: string): Promise<boolean> {
  if (token === '') return false
  const accessKey = strapi.service('admin::api-token-content-api').hash(token)
  return (await strapi.db.query('admin::api-token').findOne({ where: { accessKey } })) !== null
}

/** Node discards the rest of the body, so that the client can read the response. */
function reject(ctx: Context, status: number, message: string): void {
  ctx.status = status
  ctx.body = { data: null, error: { status, name: 'UploadError', message, details: {} } }
}
