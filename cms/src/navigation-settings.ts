import type { Core } from '@strapi/strapi'

/** The plugin's field for groups of visitors, which earlier versions showed: the site shows everybody the same menu. */
const AUDIENCE = 'audience'

/** What a menu item has beside its title and target. */
export const MENU_FIELDS = [
  {
    name: 'description',
    type: 'string',
    label: 'Description',
    description: 'One line below the title, about 40 characters.',
    enabled: true,
  },
  {
    name: 'shortcut',
    type: 'string',
    label: 'Label in the header',
    description:
      'Shows the item in the header, too, under this label. There is room for two short ones. The last is a button.',
    enabled: true,
  },
] as const

type StoredField = string | { readonly name: string }

interface StoredSettings {
  readonly contentTypes?: readonly string[]
  readonly additionalFields?: readonly StoredField[]
}

/**
 * Initializes the navigation plugin with its settings in config/plugins.ts: at first start it stores empty ones
 * instead, with which editors cannot select pages. Later starts bring the fields of a menu item up to date.
 */
export async function ensureNavigationSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'navigation' })
  const stored = (await store.get({ key: 'config' })) as StoredSettings | null
  if (!stored?.contentTypes?.length) return strapi.plugin('navigation').service('common').setDefaultConfig()
  const additionalFields = updatedFields(stored.additionalFields ?? [])
  if (additionalFields) await store.set({ key: 'config', value: { ...stored, additionalFields } })
}

/** null: they are up to date. A field that an administrator has added, changed or disabled stays as it is. */
export function updatedFields(fields: readonly StoredField[]): readonly StoredField[] | null {
  const others = fields.filter((field) => field !== AUDIENCE)
  const known = new Set(others.map(nameOf))
  const missing = MENU_FIELDS.filter(({ name }) => !known.has(name))
  return missing.length > 0 || others.length < fields.length ? [...others, ...missing] : null
}

function nameOf(field: StoredField): string {
  return typeof field === 'string' ? field : field.name
}
