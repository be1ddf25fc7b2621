import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../tables.ts'
import { appendAudit, hasAuditEntry, type AuditEntry } from './audit-log.ts'

export type ReplyTemplate = Readonly<Selectable<Tables['reply_templates']>>

/** By form and title. */
export function listTemplates(db: Kysely<Tables>, _input: null): Promise<ReplyTemplate[]> {
  return db.selectFrom('reply_templates').selectAll().orderBy('form').orderBy('title').orderBy('id').execute()
}

/**
 * Stores a template, in place of the one with its id, and audits that. Not again when its audit entry is stored.
 *
 * @returns what is stored then; undefined: it was deleted since it was saved
 */
export async function saveTemplate(
  db: Kysely<Tables>,
  { template, audit }: { readonly template: ReplyTemplate; readonly audit: AuditEntry },
): Promise<ReplyTemplate | undefined> {
  if (!(await hasAuditEntry(db, audit))) await writeTemplate(db, template, audit)
  return db.selectFrom('reply_templates').selectAll().where('id', '=', template.id).executeTakeFirst()
}

async function writeTemplate(db: Kysely<Tables>, template: ReplyTemplate, audit: AuditEntry): Promise<void> {
  const { id: _id, ...changed } = template
  await db
    .insertInto('reply_templates')
    .values(template)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute()
  await appendAudit(db, audit)
}

/** False when there was none. */
export async function deleteTemplate(
  db: Kysely<Tables>,
  { id, audit }: { readonly id: string; readonly audit: AuditEntry },
): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('reply_templates').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 1n) await appendAudit(db, audit)
  return numDeletedRows === 1n
}
