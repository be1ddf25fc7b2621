import type { Page } from 'playwright'
import type { Document } from '../../cms/tests/sign-in.ts'
import { type Change, REST_MS } from './change.ts'
import { fillField, openForm, publishButton } from './fill-form.ts'
import type { TwoSites } from './start-two-sites.ts'

const FOOTER = 'api::footer.footer'
const REDIRECT = 'api::redirect.redirect'
const TIMEOUT_MS = 60_000

interface Menu {
  readonly documentId: string
  readonly items: readonly { readonly title: string }[]
}

/** Changes that every page shows, and a redirect. */
export function siteChanges(sites: TwoSites): readonly Change[] {
  return [menuChange(sites), footerChange(sites), redirectChange(sites)]
}

function menuChange({ editor, panelUrl }: TwoSites): Change {
  return {
    name: 'menu',
    path: '/banks',
    restMs: REST_MS,
    async prepare(run) {
      const title = `You ${run}, ${Date.now()}`
      const { body } = await editor.request('GET', '/navigation/')
      const [menu] = body as Menu[]
      const items = menu?.items.map((item, index) => (index === 0 ? { ...item, title, updated: true } : item))
      return {
        async request() {
          const { status } = await editor.request('PUT', `/navigation/${menu?.documentId}`, {
            ...menu,
            items,
          })
          if (status !== 200) throw new Error(`The menu was not saved: ${status}`)
        },
        fill: (page) => changeFirstItem(page, panelUrl, title),
        isLive: (_response, html) => html.includes(title),
      }
    },
  }
}

async function changeFirstItem(page: Page, panelUrl: string, title: string) {
  await page.goto(`${panelUrl}/admin/plugins/navigation`, { timeout: TIMEOUT_MS })
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click({ timeout: TIMEOUT_MS })
  const dialog = page.getByRole('dialog')
  await fillField(dialog.locator('input[name="title"]'), title)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  return page.getByRole('button', { name: 'Save', exact: true })
}

function footerChange({ editor, panelUrl }: TwoSites): Change {
  const address = `/content-manager/single-types/${FOOTER}`
  return {
    name: 'footer',
    path: '/banks',
    restMs: REST_MS,
    async prepare(run) {
      const copyrightText = `© Beam Wallet ${run}, ${Date.now()}`
      const { body } = await editor.request('GET', address)
      const { data } = body as { data: Document }
      return {
        async request() {
          const { status } = await editor.request('POST', `${address}/actions/publish`, {
            ...data,
            copyrightText,
          })
          if (status !== 200) throw new Error(`The footer was not published: ${status}`)
        },
        async fill(page) {
          await openForm(page, `${panelUrl}/admin${address}`)
          await fillField(page.locator('[name="copyrightText"]'), copyrightText)
          return publishButton(page)
        },
        isLive: (_response, html) => html.includes(copyrightText),
      }
    },
  }
}

function redirectChange({ editor, panelUrl }: TwoSites): Change {
  const path = '/bench-redirect'
  let to = '/contacts'
  return {
    name: 'redirect',
    path,
    restMs: REST_MS,
    async prepare() {
      // Two targets in turn: each change is of the same redirect.
      to = to === '/banks' ? '/investors' : '/banks'
      const target = to
      const { documentId } = await editor.find(REDIRECT, 'from', path).catch(() => createRedirect())
      return {
        async request() {
          await editor.publish(REDIRECT, documentId, { from: path, to: target, permanent: false })
        },
        async fill(page) {
          await openForm(page, `${panelUrl}/admin/content-manager/collection-types/${REDIRECT}/${documentId}`)
          await fillField(page.locator('input[name="to"]'), target)
          return publishButton(page)
        },
        isLive: ({ headers }) => headers.get('location')?.endsWith(target) ?? false,
      }
    },
  }

  async function createRedirect(): Promise<Document> {
    const data = { from: path, to: '/contacts', permanent: false }
    const created = await editor.create(REDIRECT, data)
    return editor.publish(REDIRECT, created.documentId, data)
  }
}
