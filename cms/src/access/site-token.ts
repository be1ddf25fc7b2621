import type { Core } from '@strapi/strapi'
import { READ_PERMISSIONS } from './read-permissions.ts'

const API_TOKEN = 'admin::api-token'

export const SITE_TOKEN_NAME = 'site'

/** Tokens that Strapi creates at first start. One of them has full access. */
const DEFAULT_TOKENS = ['Read Only', 'Full Access']

/** Deletes Strapi's default tokens unless they have been used. */
export async function deleteDefaultTokens(strapi: Core.Strapi): Promise<void> {
  const tokens = strapi.db.query(API_TOKEN)
  await tokens.deleteMany({ where: { name: { $in: DEFAULT_TOKENS }, lastUsedAt: { $null: true } } })
}

/** Creates or replaces the site's API token, which can also read drafts; '' revokes it. Only its hash is stored. */
export async function setSiteToken(strapi: Core.Strapi, token: string): Promise<void> {
  const service = strapi.service('admin::api-token-content-api')
  const tokens = strapi.db.query(API_TOKEN)
  const existing = await tokens.findOne({ where: { name: SITE_TOKEN_NAME } })
  if (existing && token !== '' && existing.accessKey === service.hash(token)) return
  if (existing) await service.revoke(existing.id)
  if (token === '') return
  const created = await service.create({
    name: SITE_TOKEN_NAME,
    description: 'Created at start from CONTENT_SERVICE_TOKEN. The site needs it to show previews.',
    kind: 'content-api',
    type: 'custom',
    lifespan: null,
    permissions: [...READ_PERMISSIONS],
  })
  await tokens.update({
    where: { id: created.id },
    data: { accessKey: service.hash(token), encryptedKey: null },
  })
}
