import { expect, test } from 'vitest'
import { formNamed } from '@beam/forms/all-forms.ts'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { TRAP_NAME } from '@beam/forms/engine/trap.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { handleFormPost } from './handle-form-post.server.ts'

const contact = formNamed('contact')!
const apply = formNamed('apply')!
const partner = formNamed('local-partner')!

/** Good answers to the contact form, and the same as a browser posts them; the subject stays as it begins. */
const ANSWERS = { ...filledAnswers(contact), subject: 'Support', message: 'Two\nlines' }
const GOOD = { ...posted(contact, ['subject']), message: 'Two\r\nlines' }

test('a stored submission ends at the thank-you panel', async () => {
  const { backend, requests } = answering({ reference: 'BW-7K3Q-X2M9P' }, 201)
  const answer = await handleFormPost(post(GOOD), contact, backend)
  expect(answer).toEqual({ kind: 'sent', location: '/contacts?sent=BW-7K3Q-X2M9P' })
  expect(await requests[0]!.json()).toEqual(ANSWERS)
})

test('the backend learns who sends, from where, and what the trap caught', async () => {
  const { backend, requests } = answering({}, 201)
  const headers = {
    'x-client-address': '203.0.113.7',
    origin: 'http://site',
    'sec-fetch-site': 'same-origin',
    cookie: 'a=b',
  }
  await handleFormPost(post({ ...GOOD, [TRAP_NAME]: 'spam' }, headers), contact, backend)
  expect(requests[0]!.url).toBe('http://site/api/contact')
  expect(requests[0]!.headers.get('x-client-address')).toBe('203.0.113.7')
  expect(requests[0]!.headers.get('origin')).toBe('http://site')
  expect(requests[0]!.headers.get('sec-fetch-site')).toBe('same-origin')
  expect(requests[0]!.headers.has('cookie')).toBe(false)
  expect(await requests[0]!.json()).toMatchObject({ [TRAP_NAME]: 'spam' })
})

test('wrong answers come back with everything typed, and the backend is not asked', async () => {
  const { backend, requests } = answering({}, 201)
  const answer = await handleFormPost(
    post({ firstName: 'Ana', message: 'Hello', subject: 'Investors' }),
    contact,
    backend,
  )
  expect(answer).toMatchObject({
    kind: 'again',
    status: 422,
    state: {
      kind: 'again',
      answers: { firstName: 'Ana', message: 'Hello', subject: 'Investors', termsAgreed: false },
      errors: { lastName: 'Last name is required', email: 'Valid email is required' },
      general: '',
    },
  })
  expect(requests).toEqual([])
})

test('what the backend says comes back with its status and when to try again', async () => {
  const busy = { message: 'Too many, wait a little' }
  const backend = async () => Response.json(busy, { status: 429, headers: { 'retry-after': '30' } })
  expect(await handleFormPost(post(GOOD), contact, backend)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '30' },
    state: { general: 'Too many, wait a little', answers: { message: 'Two\nlines' } },
  })
})

test('a backend that is gone is said to be, and nothing is lost', async () => {
  expect(await handleFormPost(post(GOOD), contact, gone)).toMatchObject({
    status: 503,
    state: { general: 'Network error. Please try again later.', answers: { email: 'ana@example.com' } },
  })
})

test('files go along, and have to be chosen again after an error', async () => {
  const { backend, requests } = answering({}, 201)
  const body = new FormData()
  for (const [name, answer] of Object.entries(posted(apply, ['cv', 'coverLetter']))) body.append(name, answer)
  body.append('cv', new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }))
  body.append('coverLetter', new File([], ''))
  await handleFormPost(new Request('http://site/careers/x', { method: 'POST', body }), apply, backend)
  expect(((await requests[0]!.formData()).get('cv') as File).size).toBe(8)

  body.set('email', 'no')
  const again = await handleFormPost(
    new Request('http://site/careers/x', { method: 'POST', body }),
    apply,
    backend,
  )
  expect(again).toMatchObject({
    status: 422,
    state: { filesLost: true, errors: { email: 'Valid email is required' } },
  })
  expect(
    again.kind === 'again' && again.state.kind === 'again' && Object.keys(again.state.answers),
  ).not.toContain('cv')
})

test('advice stands beside the answers that come back', async () => {
  const { backend } = answering({}, 201)
  const answer = await handleFormPost(post({ companyVAT: '501964844' }), partner, backend)
  expect(answer).toMatchObject({
    state: {
      remarks: { companyVAT: 'Check this number: as a Portuguese NIF, its check digit does not match' },
    },
  })
})

test.each([
  ['no form', 415, { 'content-type': 'text/plain' }, 'hello'],
  ['a broken one', 400, { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\ngarbage'],
])('a body that is %s is refused with %s', async (_, status, headers, body) => {
  const { backend } = answering({}, 201)
  const request = new Request('http://site/contacts', { method: 'POST', headers, body })
  expect(await handleFormPost(request, contact, backend)).toMatchObject({
    kind: 'again',
    status,
    state: { general: 'Failed to submit the form. Please try again.' },
  })
})

function post(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request('http://site/contacts', { method: 'POST', headers, body: new URLSearchParams(fields) })
}

function gone(): Promise<Response> {
  return Promise.reject(new TypeError('fetch failed'))
}

function answering(body: object, status: number) {
  const requests: Request[] = []
  const backend = async (request: Request) => {
    requests.push(request)
    return Response.json(body, { status })
  }
  return { backend, requests }
}

/** What a browser posts for good answers, without some of them. */
function posted(form: FormDefinition, without: readonly string[]): Record<string, string> {
  const answers = Object.entries(filledAnswers(form)).filter(([name]) => !without.includes(name))
  return Object.fromEntries(answers.map(([name, answer]) => [name, answer === true ? 'on' : String(answer)]))
}
