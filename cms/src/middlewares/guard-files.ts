import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { settings } from '../settings.ts'
import { isSignedToken } from '../sign-in/signed-token.ts'
import { MAX_UPLOAD_BYTES } from '../uploads/image-types.ts'
import { uploadEntryPoint } from '../uploads/upload-entry-points.ts'

const TOO_LARGE = `That is more than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB at once. Upload fewer or smaller pictures.`

/**
 * Decides whether the files of a request are read at all: Strapi writes those of anybody, sent to any address, to the
 * disk before it asks who sends them. Stands before `strapi::body`.
 */
const guardFiles: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (!/^multipart\//i.test(ctx.get('Content-Type'))) return next()
    const refusal = await refusalOf(strapi, ctx)
    if (refusal) return refuse(ctx, ...refusal)
    await next()
    if (ctx.status === 413) refuse(ctx, 413, TOO_LARGE)
  }

export default guardFiles

async function refusalOf(strapi: Core.Strapi, ctx: Context): Promise<[number, string] | null> {
  const entryPoint = uploadEntryPoint(ctx.path)
  if (!entryPoint || ctx.method !== 'POST') return [415, 'Files are taken by the media library only.']
  const token = /^Bearer (\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? ''
  const isKnown =
    entryPoint === 'panel' ? isSignedToken(token, settings.secrets.adminJwt) : await isApiToken(strapi, token)
  if (!isKnown) return [401, 'Sign in to upload files.']
  return Number(ctx.get('Content-Length')) > MAX_UPLOAD_BYTES ? [413, TOO_LARGE] : null
}

async function isApiToken(strapi: Core.Strapi, token: string): Promise<boolean> {
  if (token === '') return false
  const accessKey = strapi.service('admin::api-token-content-api').hash(token)
  return (await strapi.db.query('admin::api-token').findOne({ where: { accessKey } })) !== null
}

/** Node throws away what is left of the body, so that the sender gets to read the answer. */
function refuse(ctx: Context, status: number, message: string): void {
  ctx.status = status
  ctx.body = { data: null, error: { status, name: 'UploadError', message, details: {} } }
}
