import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'

/** The site's illustrations are public; an <img> cannot send the panel's token. */
const PUBLIC = { auth: false } as const

const DAY_SECONDS = 24 * 60 * 60
/** Should an illustration be opened by itself: it needs its own styles, and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Adds `GET /illustrations/<name>.svg` for the panel's picker: the illustrations that `npm run art` wrote for the site.
 * The panel need not know the site's URL for them.
 */
export function addIllustrationRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/illustrations',
    routes: [{ method: 'GET', path: '/:file', handler: sendIllustration(strapi), config: PUBLIC }],
  } as never)
}

function sendIllustration(strapi: Core.Strapi) {
  const folder = path.join(strapi.dirs.app.root, '../website/public/art')
  return async (ctx: Context) => {
    const file = String(ctx.params.file)
    const illustration = /^[a-z]+(?:-[a-z]+)*\.svg$/.test(file) ? await read(path.join(folder, file)) : null
    if (illustration === null) return ctx.notFound()
    ctx.set('content-security-policy', POLICY)
    ctx.set('cache-control', `public, max-age=${DAY_SECONDS}`)
    ctx.type = 'image/svg+xml'
    ctx.body = illustration
  }
}

async function read(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null)
}
