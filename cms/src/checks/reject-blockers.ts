import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isEditedType } from '../editing/edited-types.ts'
import { findBlockers, readDraft } from './check-stored-document.ts'
import type { Finding } from './content-check.ts'

interface Params {
  readonly documentId?: string
  readonly status?: string
  readonly data?: object
}

/**
 * Rejects publishing a page or footer with values that the site would drop, e.g. the address of a script: visitors
 * would miss what the editor sees. Strapi shows each message beside its field. Other findings never prevent publishing.
 */
export function rejectBlockers(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (!isEditedType(uid)) return next()
    const { documentId, status, data } = params as Params
    const isPublishing = action === 'publish' || (status === 'published' && WRITING.has(action))
    if (!isPublishing) return next()
    // Joins a bulk action's transaction before it waits for anything: once that is rolled back, later ones would be new
    // ones.
    return strapi.db.transaction(async () => {
      const stored = documentId ? await readDraft(strapi, uid, documentId) : null
      const entry = { ...(stored as object | null), ...data }
      const blockers = await findBlockers(strapi, uid, entry)
      if (blockers.length > 0) throw validationError(blockers, isOneOfSeveral(strapi) ? titleOf(entry) : '')
      return next()
    })
  })
}

const WRITING = new Set(['create', 'update'])

/** Whether the editor publishes several documents together: then a message must say which one it is about. */
function isOneOfSeveral(strapi: Core.Strapi): boolean {
  const { documentIds } = (strapi.requestContext.get()?.request.body ?? {}) as { documentIds?: unknown }
  return Array.isArray(documentIds) && documentIds.length > 1
}

function titleOf(entry: object): string {
  return 'title' in entry && typeof entry.title === 'string' ? entry.title : ''
}

function validationError(blockers: readonly Finding[], title: string): Error {
  const findings = title === '' ? blockers : blockers.map((finding) => inDocument(finding, title))
  const messages = findings.map(({ message }) => message)
  return new errors.ValidationError(`Not published: ${messages.join('; ')}`, {
    errors: findings.map(({ field, message }) => ({
      path: field.split('.'),
      message,
      name: 'ValidationError',
    })),
  })
}

function inDocument(finding: Finding, title: string): Finding {
  return { ...finding, message: `“${title}”: ${finding.message}` }
}
