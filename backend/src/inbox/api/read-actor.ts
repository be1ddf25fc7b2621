import * as v from 'valibot'
import type { Actor } from '../actor.ts'
import { isStaffName } from '../staff-name.ts'

const FORMS = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100)))
const ACTOR = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.check(isStaffName)),
  permissions: v.strictObject({
    read: FORMS,
    change: FORMS,
    reveal: FORMS,
    files: FORMS,
    export: FORMS,
    erase: FORMS,
    audit: FORMS,
  }),
})

const MAX_CHARACTERS = 8 * 1024

/** The actor in a signed header; undefined when it is not one. Never more than what the header lists. */
export function readActor(header: string): Actor | undefined {
  if (header.length > MAX_CHARACTERS) return undefined
  try {
    const parsed = v.safeParse(ACTOR, JSON.parse(Buffer.from(header, 'base64url').toString('utf8')))
    return parsed.success ? withoutUnset(parsed.output) : undefined
  } catch {
    return undefined
  }
}

function withoutUnset({ id, name, permissions }: v.InferOutput<typeof ACTOR>): Actor {
  const set = Object.entries(permissions).filter(([, forms]) => forms !== undefined)
  return { id, name, permissions: Object.fromEntries(set) as Exclude<Actor['permissions'], 'all'> }
}
