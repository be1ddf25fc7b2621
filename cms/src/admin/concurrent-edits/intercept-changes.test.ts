import { afterEach, describe, expect, it } from 'vitest'
import { onChange, type ChangeEvent } from './change-events.ts'
import { choose, subscribe } from './conflicts.ts'
import { interceptChanges } from './intercept-changes.ts'
import { loadedDrafts } from './loaded-drafts.ts'

const PAGE = 'api::page.page'
const PAGES = `http://localhost:1337/content-manager/collection-types/${PAGE}`
const LOADED = '2031-05-04T03:02:01.000Z'
const STORED = '2031-05-04T04:00:00.000Z'

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A panel whose requests are answered by a function, with what it sent and announced. */
function openPanel(answer: Answer) {
  const sent: { method: string; url: string; version: string | null; body: unknown }[] = []
  const events: ChangeEvent[] = []
  const window = {
    fetch: async (input: string | URL | Request, init: RequestInit = {}) => {
      const { method = 'GET', headers, body } = init
      const version = new Headers(headers).get('x-draft-version')
      sent.push({ method, url: String(input), version, body })
      return answer(String(input), init)
    },
  }
  stops.push(onChange((event) => events.push(event)))
  interceptChanges(window)
  const request = (method: string, url: string, body = {}) =>
    window.fetch(url, { method, ...(method !== 'GET' && { body: JSON.stringify(body) }) })
  return { sent, events, request, states: () => events.map(({ state }) => state) }
}

function load(documentId: string, version = LOADED): void {
  loadedDrafts.load({ type: PAGE, documentId, version })
}

function failure(status: number, error: object): Response {
  return Response.json({ data: null, error: { status, ...error } }, { status })
}

const conflict = () =>
  failure(409, { name: 'ConflictError', message: 'Ana', details: { savedAt: STORED, version: STORED } })

describe('a change in the panel', () => {
  it('states the draft that the form shows, and is announced with its document', async () => {
    load('stated')
    const panel = openPanel(() => Response.json({ data: { documentId: 'stated' } }))
    await panel.request('POST', `${PAGES}/stated/actions/publish`)
    expect(panel.sent.map(({ version }) => version)).toEqual([`${PAGE} stated ${LOADED}`])
    expect(panel.states()).toEqual(['sent', 'done'])
    expect(panel.events.at(-1)).toMatchObject({ documentIds: ['stated'], change: { action: 'publish' } })
  })

  it('states the stored draft when none is shown', async () => {
    const panel = openPanel((_url, { method }) =>
      Response.json({ data: method === 'POST' ? {} : { documentId: 'unseen', updatedAt: STORED } }),
    )
    await panel.request('POST', `${PAGES}/unseen/actions/unpublish`)
    expect(panel.sent).toMatchObject([
      { method: 'GET', url: `${PAGES}/unseen`, version: null },
      { method: 'POST', version: `${PAGE} unseen ${STORED}` },
    ])
  })

  it.each([
    ['PUT', `${PAGES}/unknown`],
    ['POST', `${PAGES}/unknown/actions/publish`],
    ['PUT', PAGES.replace(`collection-types/${PAGE}`, 'single-types/api::footer.footer')],
  ])('never names a draft that the form may not show, when content is sent: %s %s', async (method, url) => {
    const panel = openPanel(() => failure(428, { name: 'PreconditionRequiredError', message: 'Reload' }))
    const response = await panel.request(method, url, { title: 'Typed' })
    expect(response.status).toBe(428)
    expect(panel.sent).toMatchObject([{ method, version: null }])
    expect(panel.states()).toEqual(['sent', 'failed'])
  })

  it('of several documents states all drafts that the list shows', async () => {
    load('one')
    load('two', STORED)
    const panel = openPanel(() => Response.json({ count: 2 }))
    await panel.request('POST', `${PAGES}/actions/bulkPublish`, { documentIds: ['one', 'two'] })
    expect(panel.sent[0]?.version).toBe(`${PAGE} one ${LOADED}, ${PAGE} two ${STORED}`)
    expect(panel.events.at(-1)).toMatchObject({ state: 'done', documentIds: ['one', 'two'] })
  })

  it('of a type without protection is sent as it is', async () => {
    const panel = openPanel(() => Response.json({ data: {} }))
    await panel.request('PUT', PAGES.replace(PAGE, 'api::job.job') + '/r')
    expect(panel.sent).toMatchObject([{ method: 'PUT', version: null }])
  })
})

describe('after a failure', () => {
  it.each([
    [413, '<h1>413</h1>', 'the entry is too large'],
    [500, '{"error":{"name":"InternalServerError","message":"Internal Server Error"}}', 'has a problem'],
    [502, '<h1>Bad gateway</h1>', 'has a problem'],
    [403, '{"error":{"name":"ForbiddenError","message":"Not for you"}}', 'Not for you'],
    [428, '{"error":{"name":"PreconditionRequiredError","message":"Reload"}}', 'Reload'],
  ])('the form keeps its values, and says why: %i %s', async (status, body, message) => {
    load('failing')
    const panel = openPanel(() => new Response(body, { status }))
    const response = await panel.request('PUT', `${PAGES}/failing`)
    expect(response.status).toBe(status)
    const { error } = (await response.json()) as { error: { name: string; message: string } }
    expect(error.name).toBe('ValidationError')
    expect(error.message).toContain(message)
    expect(panel.states()).toEqual(['sent', 'failed'])
  })

  it('of invalid values the fields are still named', async () => {
    load('invalid')
    const details = { errors: [{ path: ['title'], message: 'Too long' }] }
    const panel = openPanel(() => failure(400, { name: 'ValidationError', message: 'Too long', details }))
    const response = await panel.request('PUT', `${PAGES}/invalid`)
    expect(await response.json()).toMatchObject({ error: { details } })
    expect(panel.states()).toEqual(['sent', 'failed'])
  })

  it('when the network is gone, the form keeps its values', async () => {
    load('offline')
    const panel = openPanel(() => Promise.reject(new TypeError('Failed to fetch')))
    const response = await panel.request('PUT', `${PAGES}/offline`)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('cannot be reached')
    expect(panel.states()).toEqual(['sent', 'failed'])
  })

  it('of a change without a form, nothing is said about one', async () => {
    load('unpublished')
    const panel = openPanel(() => new Response('', { status: 502 }))
    const response = await panel.request('POST', `${PAGES}/unpublished/actions/unpublish`)
    expect(await response.text()).toContain('Nothing was changed: the content service has a problem')
  })

  it('the form is filled as before until the next change is sent', async () => {
    load('held')
    let title = 'Loaded'
    const panel = openPanel((_url, { method = 'GET' }) =>
      method === 'GET' ? Response.json({ data: { title } }) : new Response('', { status: 500 }),
    )
    const read = async () => (await panel.request('GET', `${PAGES}/held`)).json()
    expect(await read()).toEqual({ data: { title: 'Loaded' } })
    title = 'Stored meanwhile'
    await panel.request('PUT', `${PAGES}/held`)
    expect(await read()).toEqual({ data: { title: 'Loaded' } })
  })

  it('for an ended session, Strapi renews it: the response is untouched', async () => {
    load('session')
    const panel = openPanel(() => failure(401, { name: 'UnauthorizedError', message: 'Expired' }))
    const response = await panel.request('PUT', `${PAGES}/session`)
    expect(await response.json()).toMatchObject({ error: { name: 'UnauthorizedError' } })
    expect(panel.states()).toEqual(['sent'])
  })
})

describe('when somebody else has saved', () => {
  it('"keep mine" sends again, naming the other draft, without row numbers of components', async () => {
    load('mine')
    decide('keep-mine')
    const panel = openPanel((_url, { headers }) =>
      new Headers(headers).get('x-draft-version')?.endsWith(STORED)
        ? Response.json({ data: { documentId: 'mine' } })
        : conflict(),
    )
    const response = await panel.request('PUT', `${PAGES}/mine`, { Content: [{ id: 1, title: 'Mine' }] })
    expect(response.status).toBe(200)
    expect(panel.sent.at(-1)?.body).toBe('{"Content":[{"title":"Mine"}]}')
    expect(panel.states()).toEqual(['sent', 'done'])
  })

  it('what is typed before Strapi fills the form again is saved without row numbers of components', async () => {
    load('typing')
    const message = 'Some of the provided components in Content are not related to the entity'
    const panel = openPanel((_url, { body }) =>
      String(body).includes('"id"')
        ? failure(400, { name: 'ValidationError', message })
        : Response.json({ data: { documentId: 'typing' } }),
    )
    const response = await panel.request('PUT', `${PAGES}/typing`, { Content: [{ id: 1, title: 'Typed' }] })
    expect(response.status).toBe(200)
    expect(panel.sent).toMatchObject([
      { version: `${PAGE} typing ${LOADED}`, body: '{"Content":[{"id":1,"title":"Typed"}]}' },
      { version: `${PAGE} typing ${LOADED}`, body: '{"Content":[{"title":"Typed"}]}' },
    ])
    expect(panel.states()).toEqual(['sent', 'done'])
  })

  it.each([
    ['cancel', ['sent', 'failed'], 'Not saved'],
    ['take-theirs', ['sent'], 'replaced by the saved draft'],
  ] as const)('"%s" is announced as %j', async (choice, states, message) => {
    load(choice)
    decide(choice)
    const panel = openPanel(conflict)
    const response = await panel.request('PUT', `${PAGES}/${choice}`)
    expect(await response.text()).toContain(message)
    expect(panel.states()).toEqual(states)
  })
})

/** Answers the question as soon as it is asked. */
function decide(choice: Parameters<typeof choose>[0]): void {
  stops.push(subscribe(() => queueMicrotask(() => choose(choice))))
}
