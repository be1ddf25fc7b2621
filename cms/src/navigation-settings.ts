import type { Core } from '@strapi/strapi'

/**
 * Initializes the navigation plugin with its settings in config/plugins.ts: at first start it stores empty ones instead,
 * with which editors cannot select pages.
 */
export async function ensureNavigationSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'navigation' })
  const stored = (await store.get({ key: 'config' })) as { contentTypes?: readonly string[] } | null
  if (stored?.contentTypes?.length) return
  await strapi.plugin('navigation').service('common').setDefaultConfig()
}
