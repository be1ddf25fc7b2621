import type { Core } from '@strapi/strapi'

/**
 * Makes the navigation plugin take its settings from config/plugins.ts: on a first start it keeps empty ones instead,
 * and then offers editors no pages.
 */
export async function ensureNavigationSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'navigation' })
  const stored = (await store.get({ key: 'config' })) as { contentTypes?: readonly string[] } | null
  if (stored?.contentTypes?.length) return
  await strapi.plugin('navigation').service('common').setDefaultConfig()
}
