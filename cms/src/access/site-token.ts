import type { Core } from '@strapi/strapi'
import { READING } from './reading.ts'

const API_TOKEN = 'admin::api-token'

export const SITE_TOKEN_NAME = 'site'

/** Names under which Strapi makes tokens by itself on a first start. One of them may change everything. */
const DEFAULT_TOKENS = ['Read Only', 'Full Access']

/** Removes the tokens nobody asked for: those that Strapi made and no one has ever used. */
export async function dropDefaultTokens(strapi: Core.Strapi): Promise<void> {
  const tokens = strapi.db.query(API_TOKEN)
  await tokens.deleteMany({ where: { name: { $in: DEFAULT_TOKENS }, lastUsedAt: { $null: true } } })
}

/** Gives the site its token, which also opens drafts; '' takes it away. Only its hash is kept. */
export async function setSiteToken(strapi: Core.Strapi, token: string): Promise<void> {
  const service = strapi.service('admin::api-token-content-api')
  const tokens = strapi.db.query(API_TOKEN)
  const known = await tokens.findOne({ where: { name: SITE_TOKEN_NAME } })
  if (known && token !== '' && known.accessKey === service.hash(token)) return
  if (known) await service.revoke(known.id)
  if (token === '') return
  const made = await service.create({
    name: SITE_TOKEN_NAME,
    description: 'Made at start from CONTENT_SERVICE_TOKEN. With it the site shows previews.',
    kind: 'content-api',
    type: 'custom',
    lifespan: null,
    permissions: [...READING],
  })
  await tokens.update({
    where: { id: made.id },
    data: { accessKey: service.hash(token), encryptedKey: null },
  })
}
