import type { Core } from '@strapi/strapi'

/** What a menu item has beside its title and target. */
export const MENU_FIELDS = [
  'audience',
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
    description: 'Shows the item in the header, too, under this label. There is room for two short ones.',
    enabled: true,
  },
] as const

interface StoredSettings {
  readonly contentTypes?: readonly string[]
  readonly additionalFields?: readonly (string | { readonly name: string })[]
}

/**
 * Initializes the navigation plugin with its settings in config/plugins.ts: at first start it stores empty ones instead,
 * with which editors cannot select pages. Later starts add fields that are new since.
 */
export async function ensureNavigationSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'navigation' })
  const stored = (await store.get({ key: 'config' })) as StoredSettings | null
  if (!stored?.contentTypes?.length) return strapi.plugin('navigation').service('common').setDefaultConfig()
  const additionalFields = withMissingFields(stored.additionalFields ?? [])
  if (additionalFields) await store.set({ key: 'config', value: { ...stored, additionalFields } })
}

/** null: nothing is missing. A field that an administrator has changed or disabled stays as it is. */
export function withMissingFields(
  fields: NonNullable<StoredSettings['additionalFields']>,
): NonNullable<StoredSettings['additionalFields']> | null {
  const known = new Set(fields.map(nameOf))
  const missing = MENU_FIELDS.filter((field) => typeof field !== 'string' && !known.has(field.name))
  return missing.length > 0 ? [...fields, ...missing] : null
}

function nameOf(field: string | { readonly name: string }): string {
  return typeof field === 'string' ? field : field.name
}
