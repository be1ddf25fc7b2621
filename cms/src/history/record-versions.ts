import type { Core } from '@strapi/strapi'
import { actingUser, displayName, type AdminUser } from '../access/acting-user.ts'
import { modelsOf } from '../editing/document-model.ts'
import { isEditedType, type EditedType } from '../editing/edited-types.ts'
import { readDocument, type StoredDocument } from '../editing/read-document.ts'
import { toSnapshot } from '../editing/snapshot.ts'
import { hasVersions, storeVersion } from './version-store.ts'

interface Params {
  readonly documentId?: string
  readonly status?: string
}

/**
 * Stores a version at each publish, in its transaction. The first time it also stores what was published before:
 * content that is older than the history.
 */
export function recordVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (!isEditedType(uid) || !publishes(action, params as Params)) return next()
    return strapi.db.transaction(async () => {
      const { documentId } = params as Params
      if (documentId) await storeFirst(strapi, uid, documentId)
      const result = await next()
      const publishedId = documentId ?? (result as Params | null)?.documentId
      const published = publishedId ? await readDocument(strapi, uid, publishedId, 'published') : null
      if (published) await store(strapi, uid, published, new Date(), actingUser(strapi))
      return result
    })
  })
}

function publishes(action: string, { status }: Params): boolean {
  return action === 'publish' || ((action === 'create' || action === 'update') && status === 'published')
}

async function storeFirst(strapi: Core.Strapi, uid: EditedType, documentId: string): Promise<void> {
  if (await hasVersions(strapi, { entryType: uid, entryId: documentId })) return
  const published = await readDocument(strapi, uid, documentId, 'published')
  if (!published) return
  const publishedAt = new Date(published.publishedAt ?? published.updatedAt)
  await store(strapi, uid, published, publishedAt, (published['updatedBy'] ?? null) as AdminUser | null)
}

async function store(
  strapi: Core.Strapi,
  uid: EditedType,
  published: StoredDocument,
  storedAt: Date,
  user: AdminUser | null,
): Promise<void> {
  const findModel = modelsOf(strapi)
  const model = findModel(uid)
  if (!model) return
  await storeVersion(strapi, {
    entryType: uid,
    entryId: published.documentId,
    storedAt,
    userId: user?.id ?? null,
    userName: user ? displayName(user) : null,
    snapshot: toSnapshot(published, model, findModel),
  })
}
