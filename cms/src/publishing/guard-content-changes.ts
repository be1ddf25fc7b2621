import type { Core } from '@strapi/strapi'
import { rejectUnreadableClones } from '../access/reject-unreadable-clones.ts'
import { rejectBlockers } from '../checks/reject-blockers.ts'
import { rejectOutdatedChanges } from '../concurrent-edits/reject-outdated-changes.ts'
import { preserveMenuAddress } from '../menu/preserve-menu-address.ts'
import { preserveMenuLinks } from '../menu/preserve-menu-links.ts'
import { validateMenuLinks } from '../menu/validate-menu-links.ts'

/**
 * Rejects changes that would lose something or show visitors something broken. Runs in this order, before each save,
 * publish, unpublish and removal. What happens afterwards: handle-content-changes.ts.
 */
export function guardContentChanges(strapi: Core.Strapi): void {
  rejectUnreadableClones(strapi)
  rejectOutdatedChanges(strapi)
  rejectBlockers(strapi)
  preserveMenuAddress(strapi)
  preserveMenuLinks(strapi)
  validateMenuLinks(strapi)
}
