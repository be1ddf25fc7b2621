import type { Page } from '@playwright/test'
import { PAGE } from '../editors/editor-pages.ts'
import { openLivePreview } from '../editors/open-live-preview.ts'
import { changePages } from './change-pages.ts'
import { fillInbox } from './fill-inbox.ts'
import type { Panel } from './start-panel.ts'
import type { PanelShot } from './take-panel-screenshot.ts'

interface PanelSheet {
  /** In pixels; what does not fit beside goes below. */
  readonly width: number
  readonly shots: readonly PanelShot[]
}

const LIGHT = { width: 1280, height: 800, theme: 'light' } as const
const DARK = { ...LIGHT, theme: 'dark' } as const
const LIGHT_PHONE = { width: 390, height: 800, theme: 'light' } as const
const DARK_PHONE = { ...LIGHT_PHONE, theme: 'dark' } as const
const WIDE = { width: 1440, height: 900, theme: 'light' } as const
/** All widgets of the start page. */
const HIGH = { ...WIDE, height: 980 } as const

/** One screenshot of a wide window. */
const PANEL_WIDTH = 904
const INBOX_WIDTH = 1100

/** It has a hero with an illustration, and nothing that loads later. */
const EDITED_SLUG = 'pay-in-store'

/** What each image of docs/screens/ shows of the panel. */
export async function panelSheets({ site, editor }: Panel): Promise<Readonly<Record<string, PanelSheet>>> {
  await changePages(editor)
  const submission = `inbox/submissions/${await fillInbox(site.url, site.dataFolder, editor)}`
  const { documentId } = await editor.find(PAGE, 'slug', EDITED_SLUG)
  const form = `content-manager/collection-types/${PAGE}/${documentId}`
  const empty = 'inbox?view=mine&form=career-apply'
  return {
    'panel-page': panelSheet([{ path: form, window: WIDE, prepare: openHero }]),
    'panel-start': panelSheet([{ path: '', window: HIGH, prepare: showStart }]),
    inbox: inboxSheet(inEveryWindow('inbox?view=all')),
    'inbox-submission': inboxSheet(inEveryWindow(submission)),
    'inbox-states': inboxSheet([
      { path: empty, window: LIGHT },
      { path: empty, window: DARK_PHONE },
      { path: 'inbox', window: DARK, list: 'unreachable' },
      { path: 'inbox', window: LIGHT_PHONE, list: 'unreachable' },
      { path: 'inbox', window: LIGHT, list: 'loading' },
      { path: 'inbox', window: DARK_PHONE, list: 'loading' },
    ]),
    'inbox-pages': inboxSheet([
      { path: 'inbox/figures', window: LIGHT },
      { path: 'inbox/figures', window: DARK_PHONE },
      { path: 'inbox/audit', window: DARK },
      { path: 'inbox/audit', window: LIGHT_PHONE },
      { path: 'inbox/templates', window: LIGHT },
      { path: 'inbox/erase', window: DARK_PHONE },
    ]),
  }
}

function panelSheet(shots: readonly PanelShot[]): PanelSheet {
  return { width: PANEL_WIDTH, shots }
}

function inboxSheet(shots: readonly Omit<PanelShot, 'prepare'>[]): PanelSheet {
  return { width: INBOX_WIDTH, shots: shots.map((shot) => ({ ...shot, prepare: showInbox })) }
}

function inEveryWindow(path: string) {
  return [LIGHT, LIGHT_PHONE, DARK, DARK_PHONE].map((window) => ({ path, window }))
}

async function showInbox(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Inbox', exact: true }).waitFor()
}

async function showStart(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Before launch' }).waitFor()
  await page.getByRole('link', { name: 'suspected spam' }).waitFor()
}

/** As an editor works: the hero is open in the form, and outlined in the page beside it. */
async function openHero(page: Page): Promise<void> {
  const hero = page.getByRole('button', { name: /^Hero - / })
  await hero.waitFor()
  const frame = await openLivePreview(page)
  await hero.click()
  await frame.locator('.block-controls [aria-current]').waitFor({ state: 'attached' })
  await hero.evaluate((button) => {
    button.style.scrollMarginTop = '8rem'
    button.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
}
