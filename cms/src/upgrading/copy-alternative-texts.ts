import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import type { Model } from '../editing/document-model.ts'
import { filesIn } from '../editing/snapshot.ts'
import { imageAttributes, textOfFile, withAlternativeTexts } from './alternative-texts.ts'

const VERSION = 'api::document-version.document-version'
const FILE = 'plugin::upload.file'

interface File {
  readonly id: number
  readonly name: string
  readonly alternativeText: string | null
}

/**
 * Copies the alternative texts of uploaded files to every place that shows them without a text of its own: drafts, what
 * is published, and the history. Earlier versions of the site read both; now the field beside the image is the only
 * one. The files keep theirs. Runs once per database.
 */
export async function copyAlternativeTexts(strapi: Core.Strapi): Promise<void> {
  const state = strapi.store({ type: 'core', name: 'alternative-texts' })
  if (await state.get({ key: 'done' })) return
  await strapi.db.transaction(async ({ trx }) => {
    const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'))
    for (const model of [...types, ...Object.values(strapi.components)]) await copyToRows(strapi, model, trx)
    await copyToVersions(strapi)
  })
  await state.set({ key: 'done', value: true })
}

/** Without changing the time of the last save, which would make pages look modified. */
async function copyToRows(
  strapi: Core.Strapi,
  model: Pick<Model, 'attributes'> & { readonly uid: string },
  transaction: Knex.Transaction,
): Promise<void> {
  for (const { image, alt } of imageAttributes(model)) {
    const rows: ({ id: number } & Record<string, File | null>)[] = await strapi.db.query(model.uid).findMany({
      select: ['id'],
      where: { [image]: { id: { $notNull: true } }, $or: [{ [alt]: { $null: true } }, { [alt]: '' }] },
      populate: { [image]: { select: ['id', 'name', 'alternativeText'] } },
    } as never)
    const { tableName, attributes } = strapi.db.metadata.get(model.uid)
    const column = (attributes[alt] as { columnName?: string }).columnName ?? alt
    for (const { id, [image]: file } of rows) {
      const text = file ? textOfFile(file) : ''
      if (text === '') continue
      await strapi.db
        .getConnection(tableName)
        .where({ id })
        .update({ [column]: text })
        .transacting(transaction)
    }
  }
}

async function copyToVersions(strapi: Core.Strapi): Promise<void> {
  const versions = strapi.db.query(VERSION)
  const ids: { id: number }[] = await versions.findMany({ select: ['id'] })
  for (const { id } of ids) {
    const { snapshot } = await versions.findOne({ select: ['snapshot'], where: { id } })
    const files: File[] = await strapi.db.query(FILE).findMany({ where: { id: { $in: filesIn(snapshot) } } })
    const texts = new Map(files.map((file) => [file.id, textOfFile(file)]))
    const filled = withAlternativeTexts(snapshot, (fileId) => texts.get(fileId) ?? '')
    if (filled !== snapshot) await versions.update({ where: { id }, data: { snapshot: filled } })
  }
}
