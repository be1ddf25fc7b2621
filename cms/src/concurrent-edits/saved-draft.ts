import type { Context } from 'koa'
import { displayName, type AdminUser } from '../access/acting-user.ts'

/** When and by whom a draft was last saved. */
export interface SavedDraft {
  readonly updatedAt: string
  readonly updatedBy: AdminUser | null
}

/** The version of a draft: the time of its last save. */
export function versionOf({ updatedAt }: Pick<SavedDraft, 'updatedAt'>): string {
  return new Date(updatedAt).toISOString()
}

/**
 * Rejects a request, with 409, because somebody else has saved the draft that it would change.
 *
 * @param name of the draft in the message, e.g. 'this entry'
 */
export function throwConflict(request: Context, draft: SavedDraft, name: string): never {
  const savedBy = draft.updatedBy ? displayName(draft.updatedBy) : null
  return request.throw(409, `${savedBy ?? 'Somebody'} has saved ${name} since you opened it.`, {
    details: { savedBy, savedAt: versionOf(draft), version: versionOf(draft) },
  })
}
