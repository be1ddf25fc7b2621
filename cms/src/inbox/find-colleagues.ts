import type { Core } from '@strapi/strapi'
import { displayName, type AdminUser } from '../access/acting-user.ts'
import { INBOX_FORMS, permissionId } from './inbox-permissions.ts'

/** Somebody to whom submissions can be assigned. */
interface Colleague {
  readonly id: string
  readonly name: string
  /** The forms whose submissions this person may change. */
  readonly forms: readonly string[]
}

interface StoredPermission {
  readonly action: string
  readonly conditions?: readonly string[] | null
  readonly role?: { readonly users?: readonly (AdminUser & { readonly isActive?: boolean | null })[] } | null
}

/** Everybody who may change submissions of one of these forms, by name. Their email addresses stay private. */
export async function findColleagues(strapi: Core.Strapi, forms: readonly string[]): Promise<Colleague[]> {
  const formOf = new Map(
    INBOX_FORMS.filter(({ name }) => forms.includes(name)).map(({ name }) => [
      permissionId(name, 'change'),
      name,
    ]),
  )
  const permissions: StoredPermission[] = await strapi.db.query('admin::permission').findMany({
    where: { action: { $in: [...formOf.keys()] } },
    populate: { role: { populate: ['users'] } },
  })
  return groupByPerson(permissions, formOf)
}

function groupByPerson(
  permissions: readonly StoredPermission[],
  formOf: ReadonlyMap<string, string>,
): Colleague[] {
  const people = new Map<string, { id: string; name: string; forms: Set<string> }>()
  for (const { action, conditions, role } of permissions) {
    const form = formOf.get(action)
    if (form === undefined || (conditions?.length ?? 0) > 0) continue
    for (const user of role?.users ?? []) {
      if (user.isActive !== true) continue
      const id = String(user.id)
      const person = people.get(id) ?? { id, name: displayName(user), forms: new Set() }
      people.set(id, person)
      person.forms.add(form)
    }
  }
  return [...people.values()]
    .map((person) => ({ ...person, forms: [...person.forms] }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
