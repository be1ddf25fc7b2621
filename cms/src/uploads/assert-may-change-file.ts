import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { permissionChecker } from '../access/document-permission.ts'
import { modelsOf, populateAll, type Values } from '../editing/document-model.ts'
import { EDITED_TYPES, type EditedType } from '../editing/edited-types.ts'
import { filesIn, toSnapshot } from '../editing/snapshot.ts'

const FILE = 'plugin::upload.file'
const UPDATE = 'plugin::upload.assets.update'

interface StoredFile {
  readonly id: number
  readonly related?: readonly unknown[]
}

/**
 * Throws a ForbiddenError when the signed-in user may not change this file: Strapi checks that on some of its routes,
 * and not where many are deleted at once. Nor may they when it is on a published page that they may not publish: the
 * change would be live immediately. Has no effect outside of a request of the panel.
 */
export async function assertMayChangeFile(strapi: Core.Strapi, id: unknown): Promise<void> {
  const userAbility: unknown = strapi.requestContext.get()?.state.userAbility
  if (!userAbility) return
  const file: StoredFile | null = await strapi.db.query(FILE).findOne({
    where: { id },
    populate: { createdBy: { populate: ['roles'] }, related: true },
  })
  if (!file) return
  const options = { ability: userAbility, action: UPDATE, model: FILE }
  const { ability, action, toSubject } = strapi.service('admin::permission').createPermissionsManager(options)
  if (ability.cannot(action, toSubject(file))) throw new errors.ForbiddenError()
  for (const type of EDITED_TYPES) {
    const mayPublish = !permissionChecker(strapi, type, userAbility).cannot.publish()
    if (!mayPublish && (file.related?.length ?? 0) > 0 && (await isPublished(strapi, type, file.id)))
      throw new errors.ForbiddenError('This picture is on a published page: ask an editor to change it.')
  }
}

/** Whether a published document of this type shows the file. */
async function isPublished(strapi: Core.Strapi, type: EditedType, fileId: number): Promise<boolean> {
  const findModel = modelsOf(strapi)
  const model = findModel(type)
  if (!model) return false
  const documents: Values[] = await strapi.db.query(type).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: populateAll(model, findModel) as never,
  })
  return documents.some((document) => filesIn(toSnapshot(document, model, findModel)).includes(fileId))
}
