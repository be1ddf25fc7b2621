import { afterEach, describe, expect, it } from 'vitest'
import { choose, openConflict, subscribe, type Choice, type Conflict } from '../conflicts.ts'
import { interceptMenuChanges } from './intercept-menu-changes.ts'
import { MENU, type Menu } from './menu.ts'

const MENUS = 'http://localhost:1337/navigation'
const ONE = `${MENUS}/one`
const LOADED = '2031-05-04T03:02:01.000Z'
const STORED = '2031-05-04T04:00:00.000Z'

const mine: Menu = {
  documentId: 'one',
  updatedAt: LOADED,
  items: [{ documentId: 'a', id: 1, title: 'Mine', items: [] }],
}
const theirs: Menu = {
  documentId: 'one',
  updatedAt: STORED,
  items: [{ documentId: 'b', id: 2, title: 'Theirs', items: [] }],
}

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** The menu's page: a service that has `stored` and rejects other versions. */
function openMenu(stored: Menu = theirs) {
  const sent: { method: string; version: string | null; body: unknown }[] = []
  const window = {
    fetch: async (_input: string | URL | Request, init: RequestInit = {}) => {
      const { method = 'GET', headers, body } = init
      const version = new Headers(headers).get('x-draft-version')
      if (method === 'GET') return Response.json([stored])
      sent.push({ method, version, body: typeof body === 'string' ? JSON.parse(body) : null })
      if (version === `${MENU} one ${stored.updatedAt}`) return Response.json({ ...stored, saved: true })
      const details = { savedAt: stored.updatedAt, version: stored.updatedAt }
      return Response.json({ error: { message: 'Ana has saved this menu', details } }, { status: 409 })
    },
  }
  interceptMenuChanges(window)
  return {
    sent,
    list: () => window.fetch(MENUS),
    save: () => window.fetch(ONE, { method: 'PUT', body: JSON.stringify(mine) }),
    remove: () => window.fetch(ONE, { method: 'DELETE' }),
  }
}

/** Answers each question as soon as it is asked; returns the questions. */
function decide(choice: Choice): Conflict[] {
  const asked: Conflict[] = []
  const stop = subscribe(() => {
    const conflict = openConflict()
    if (!conflict) return
    asked.push(conflict)
    queueMicrotask(() => choose(choice))
  })
  stops.push(stop)
  return asked
}

describe('a change of the menu', () => {
  it('states the version that the menu had when it was loaded', async () => {
    const panel = openMenu({ ...mine, items: [] })
    expect((await panel.save()).status).toBe(200)
    expect(panel.sent).toEqual([{ method: 'PUT', version: `${MENU} one ${LOADED}`, body: mine }])
  })

  it('that deletes it states the version that was listed', async () => {
    const panel = openMenu()
    await panel.list()
    expect((await panel.remove()).status).toBe(200)
    expect(panel.sent).toEqual([{ method: 'DELETE', version: `${MENU} one ${STORED}`, body: null }])
  })

  it('fails with a reason when the content service cannot be reached', async () => {
    const window = { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }
    interceptMenuChanges(window)
    const save = window.fetch as typeof fetch
    const response = await save(ONE, { method: 'PUT', body: JSON.stringify(mine) })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('cannot be reached')
  })
})

describe('when somebody else has saved the menu', () => {
  it('the editor is asked, with what they wanted to save', async () => {
    const asked = decide('cancel')
    const response = await openMenu().save()
    expect(asked).toEqual([
      {
        type: MENU,
        documentId: 'one',
        message: 'Ana has saved this menu',
        savedAt: STORED,
        version: STORED,
        data: mine,
      },
    ])
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('Not saved: somebody else has saved this menu')
  })

  it('"keep mine" names the other version and replaces all of its items', async () => {
    decide('keep-mine')
    const panel = openMenu()
    expect((await panel.save()).status).toBe(200)
    expect(panel.sent.at(-1)).toEqual({
      method: 'PUT',
      version: `${MENU} one ${STORED}`,
      body: {
        ...mine,
        items: [
          { title: 'Mine', items: [] },
          { ...theirs.items[0], removed: true },
        ],
      },
    })
  })

  it('"take theirs" is answered with the stored menu, and nothing is saved', async () => {
    decide('take-theirs')
    const panel = openMenu()
    expect(await (await panel.save()).json()).toEqual(theirs)
    expect(panel.sent).toHaveLength(1)
  })

  it('a menu is deleted only after they said so', async () => {
    const panel = openMenu()
    decide('keep-mine')
    expect((await panel.remove()).status).toBe(200)
    expect(panel.sent.map(({ version }) => version)).toEqual([null, `${MENU} one ${STORED}`])
  })
})
