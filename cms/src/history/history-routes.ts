import type { Core } from '@strapi/strapi'
import { setCreatorFields } from '@strapi/utils'
import type { Context } from 'koa'
import { addPanelRoutes } from '../access/add-panel-routes.ts'
import { permissionChecker, type PermissionChecker } from '../access/document-permission.ts'
import { readRequestedDraft } from '../access/read-requested-draft.ts'
import { modelsOf, type Model, type Values } from '../editing/document-model.ts'
import { isEditedType } from '../editing/edited-types.ts'
import { readDocument, type StoredDocument } from '../editing/read-document.ts'
import { dataToRestore } from './data-to-restore.ts'
import { readableLines, type Line } from '../editing/readable-lines.ts'
import { filesIn, toSnapshot } from '../editing/snapshot.ts'
import { withFiles, type ShownFile } from './with-files.ts'
import { findVersion, listVersions, type Version } from './version-store.ts'

/** The routes of the history panel. Each checks Strapi's permissions for the document itself. */
export function addHistoryRoutes(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/history', [
    { method: 'GET', path: '/versions', handler: listOf(strapi) },
    { method: 'GET', path: '/versions/:id', handler: readVersion(strapi) },
    { method: 'POST', path: '/versions/:id/restore', handler: restoreVersion(strapi) },
  ])
}

/** `?type&documentId`: the versions of a document, newest first. */
function listOf(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    const requested = await readRequestedDraft(strapi, ctx, isEditedType, ctx.query)
    if (!requested) return
    const { type, documentId } = requested
    const versions = await listVersions(strapi, { entryType: type, entryId: documentId })
    return { data: versions.map(({ id, storedAt, userName }) => ({ id, storedAt, userName })) }
  }
}

/** A version, and both it and the present draft as text. */
function readVersion(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    const found = await find(strapi, ctx)
    if (!found) return ctx.notFound()
    const { version, draft, model, checker } = found
    if (checker.cannot.read(draft)) return ctx.forbidden()
    const findModel = modelsOf(strapi)
    // The rules of authors concern the creator, which a snapshot lacks.
    const readable = async (snapshot: Values): Promise<Values> =>
      checker.sanitizeOutput({ ...snapshot, createdBy: draft['createdBy'] })
    const linesOf = (snapshot: Values): Line[] => readableLines(snapshot, model, findModel)
    const { id, storedAt, userName } = version
    const { createdBy: _creator, ...content } = await readable(version.snapshot)
    const present = await readable(toSnapshot(draft, model, findModel))
    const values = withFiles(content, await findFiles(strapi, filesIn(content)))
    return { data: { id, storedAt, userName, values, lines: linesOf(content), draftLines: linesOf(present) } }
  }
}

/** Overwrites the draft with a version, as far as the user may change its fields. Nothing is published. */
function restoreVersion(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    const found = await find(strapi, ctx)
    if (!found) return ctx.notFound()
    const { version, draft, model, checker } = found
    if (checker.cannot.read(draft) || checker.cannot.update(draft)) return ctx.forbidden()
    const existing = new Set((await findFiles(strapi, filesIn(version.snapshot))).keys())
    const data = dataToRestore(version.snapshot, model, modelsOf(strapi), existing)
    const permitted = await checker.sanitizeUpdateInput(draft)(data)
    await strapi.documents(version.entryType).update({
      documentId: version.entryId,
      data: setCreatorFields({ user: ctx.state.user, isEdition: true })(permitted) as object,
    })
    return { data: { documentId: version.entryId } }
  }
}

interface Found {
  readonly version: Version
  readonly draft: StoredDocument
  readonly model: Model
  readonly checker: PermissionChecker
}

async function find(strapi: Core.Strapi, ctx: Context): Promise<Found | null> {
  const id = Number(ctx.params.id)
  const version = Number.isSafeInteger(id) ? await findVersion(strapi, id) : null
  if (!version) return null
  const draft = await readDocument(strapi, version.entryType, version.entryId, 'draft')
  const model = modelsOf(strapi)(version.entryType)
  const checker = permissionChecker(strapi, version.entryType, ctx.state.userAbility)
  return draft && model ? { version, draft, model, checker } : null
}

/** The uploaded files that still exist, by their number. */
async function findFiles(strapi: Core.Strapi, ids: readonly number[]): Promise<Map<number, ShownFile>> {
  const files: ShownFile[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: FILE_ATTRIBUTES, where: { id: { $in: [...ids] } } })
  return new Map(files.map((file) => [file.id, file]))
}

const FILE_ATTRIBUTES = ['id', 'name', 'url', 'mime', 'width', 'height', 'focalPoint', 'updatedAt']
