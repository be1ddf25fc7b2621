import type { Page } from '@playwright/test'
import type { StrapiData } from '@beam/content/strapi/to-strapi.ts'
import type { Site } from '../../support/start-site.ts'

/** Sends unsaved values of the form from the panel to the preview. */
export function sendValues(page: Page, site: Site, values: unknown): Promise<void> {
  return send(page, site, { type: 'beam-preview:values', values, editedBlock: null })
}

/** Sends an earlier version of the document. */
export function sendVersion(page: Page, site: Site, values: unknown): Promise<void> {
  return send(page, site, { type: 'beam-preview:version', values })
}

/**
 * Sends any message from the panel to the first frame in it. As JSON, because the browser's debugging protocol does not
 * transport deeply nested values.
 */
export function send(page: Page, { url }: Site, message: unknown): Promise<void> {
  return page.evaluate(
    ([json = '', origin = '']) => frames[0]!.postMessage(JSON.parse(json), origin),
    [JSON.stringify(message ?? null), url],
  )
}

/** A block that shows that a message has arrived. */
export function marker(number: number): StrapiData {
  return { __component: 'blocks.call-to-action', title: `Message ${number}` }
}
