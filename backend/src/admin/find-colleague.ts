import type { StaffMember } from '../storage/commands/submissions.ts'
import type { Storage } from '../storage/storage.ts'
import { AdminError } from './admin-context.ts'

/**
 * The account that the inbox knows by this name or id, so that what is assigned here is "mine" there. Where nobody has
 * opened the inbox yet, somebody known by the name alone. An AdminError when several or none of its people are meant.
 */
export async function findColleague(storage: Pick<Storage, 'listStaff'>, text: string): Promise<StaffMember> {
  const staff = (await storage.listStaff(null)).filter(({ id }) => !id.startsWith(COMMAND_LINE))
  const found = staff.filter(({ id, name }) => id === text || isSame(name, text))
  const [colleague] = found
  if (found.length === 1 && colleague) return colleague
  if (found.length > 1)
    throw new AdminError(
      `Several people are called ${text}: ${list(found)}. Give the id instead of the name.`,
    )
  if (staff.length === 0) return { id: text, name: text }
  throw new AdminError(
    `Nobody called ${text} has opened the inbox. These have: ${list(staff)}. For somebody who has not, add --account with their id.`,
  )
}

/** How the ids of whoever works on the command line begin. */
const COMMAND_LINE = 'command-line:'

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0
}

function list(staff: readonly StaffMember[]): string {
  return staff.map(({ id, name }) => `${name} (${id})`).join(', ')
}
