import { describe, expect, test } from 'vitest'
import { ALL_FORMS, formNamed } from '@beam/forms/all-forms.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { formErrorOf } from './outcome.ts'
import { type SubmitOptions, submitForm } from './submit-form.ts'

const contact = formNamed('contact')!
const apply = formNamed('apply')!
const installation = formNamed('installation')!
const RECEIPT = { id: '1', reference: 'BW-7K3Q-X2M9P', message: 'Thank you' }

/** Answers with a good status that our endpoints never give. */
const FOREIGN_SUCCESSES: readonly (readonly [string, () => Response])[] = [
  ['200 with the HTML of a captive portal', () => html('<h1>Sign in to the Wi-Fi</h1>', 200)],
  ['200 with our JSON', () => Response.json(RECEIPT)],
  ['200 with a message', () => Response.json({ message: 'maintenance' })],
  [
    '200 with errors by field',
    () => Response.json({ message: 'No', fields: { email: 'No' }, errors: ['No'] }),
  ],
  ['200 with nothing', () => new Response(null)],
  ['202 with a reference', () => Response.json(RECEIPT, { status: 202 })],
  ['204', () => new Response(null, { status: 204 })],
  ['201 with nothing', () => new Response(null, { status: 201 })],
  ['201 with HTML', () => html('<h1>Created</h1>', 201)],
  ['201 with JSON that calls itself HTML', () => html(JSON.stringify(RECEIPT), 201)],
  ['201 with JSON cut off', () => json('{"reference":"BW-7K3Q-X2M9P"', 201)],
  ['201 with a list', () => json('["BW-7K3Q-X2M9P"]', 201)],
  ['201 without a reference', () => Response.json({ id: '1', message: 'Thank you' }, { status: 201 })],
  ['201 with an empty reference', () => Response.json({ ...RECEIPT, reference: '' }, { status: 201 })],
  ['201 with no reference of ours', () => Response.json({ reference: '<script>' }, { status: 201 })],
]

/** What each form says when the server rejects it without a message (specification §8). */
const REJECTED: readonly (readonly [string, string])[] = [
  ['apply', 'Failed to submit the form. Please try again.'],
  ['contact', 'Failed to submit the form. Please try again.'],
  ['installation', 'Form submission failed.'],
  ['os-installation', 'Form submission failed. Please try again.'],
  ['investor', 'HTTP error! status: {status}'],
  ['local-partner', 'Form submission failed.'],
  ['career-apply', 'Form submission failed.'],
]

test.each(ALL_FORMS)(
  '$name is sent to its endpoint as JSON, with all its answers and the idempotency key',
  async (form) => {
    const answers = withoutFiles(filledAnswers(form))
    const { requests, ...options } = recording(() => Response.json(RECEIPT, { status: 201 }))
    await submitForm(form, answers, { ...options, idempotencyKey: 'k1', reserved: { __elapsed_ms: '9' } })
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['POST', `http://site${form.endpoint}`],
    ])
    expect(requests[0]!.headers.get('content-type')).toBe('application/json')
    expect(requests[0]!.headers.get('idempotency-key')).toBe('k1')
    expect(await requests[0]!.json()).toEqual({ ...answers, __elapsed_ms: '9' })
  },
)

test('chosen files make it multipart/form-data', async () => {
  const cv = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })
  const answers = { ...filledAnswers(apply), cv, coverLetter: undefined }
  const { requests, ...options } = recording(() => Response.json(RECEIPT, { status: 201 }))
  await submitForm(apply, answers, options)
  const body = await requests[0]!.formData()
  expect(body.get('firstName')).toBe('Some words')
  expect(body.get('termsAgreed')).toBe('true')
  expect((body.get('cv') as File).name).toBe('cv.pdf')
  expect(body.has('coverLetter')).toBe(false)
})

test('invalid answers are not sent', async () => {
  const { requests, ...options } = recording(() => Response.json({}))
  const outcome = await submitForm(contact, { ...filledAnswers(contact), email: 'no' }, options)
  expect(outcome).toEqual({
    kind: 'invalid',
    fields: { email: 'Valid email is required' },
    errors: ['Valid email is required'],
    message: '',
  })
  expect(requests).toEqual([])
})

describe('the response of the server', () => {
  test('stored: 201 with JSON and a reference', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON'])
      expect(
        await outcomeOf(
          contact,
          new Response(JSON.stringify(RECEIPT), { status: 201, headers: { 'content-type': type } }),
        ),
      ).toEqual({ kind: 'sent', reference: 'BW-7K3Q-X2M9P' })
  })

  describe.each(REJECTED)('T90: %s accepts no other success as stored', (name, fallback) => {
    test.each(FOREIGN_SUCCESSES)('%s', async (_, response) => {
      const answer = response()
      expect(await outcomeOf(formNamed(name)!, answer)).toEqual({
        kind: 'rejected',
        status: answer.status,
        formError: fallback.replace('{status}', String(answer.status)),
      })
    })
  })

  test('T90: redirects of a response do not receive the answers', async () => {
    const { requests, ...options } = recording(() => Response.json(RECEIPT, { status: 201 }))
    await submitForm(contact, filledAnswers(contact), options)
    expect(requests[0]!.redirect).toBe('error')
  })

  test('messages by field are in the form’s order; unknown fields are dropped', async () => {
    const fields = { message: 'Too rude', nobody: 'x', email: 'Known already' }
    const outcome = await outcomeOf(contact, Response.json({ message: 'No', fields }, { status: 422 }))
    expect(outcome).toEqual({
      kind: 'invalid',
      fields: { email: 'Known already', message: 'Too rude' },
      errors: [],
      message: 'No',
    })
    expect(outcome.kind === 'invalid' && Object.keys(outcome.fields)).toEqual(['email', 'message'])
  })

  test('an error that belongs to no field of the form is not lost', async () => {
    const answer = { message: 'No', errors: ['Known already', 'Closed'], fields: { email: 'Known already' } }
    const outcome = await outcomeOf(contact, Response.json(answer, { status: 422 }))
    expect(outcome.kind === 'invalid' && formErrorOf(outcome)).toEqual(['Closed'])
  })

  test('a list of one is still a list', async () => {
    const answer = Response.json({ message: 'No', errors: ['Closed'] }, { status: 400 })
    expect(await outcomeOf(contact, answer)).toMatchObject({ kind: 'rejected', formError: ['Closed'] })
  })

  test('the server’s message is shown', async () => {
    expect(
      await outcomeOf(installation, Response.json({ message: 'Closed today' }, { status: 503 })),
    ).toEqual({
      kind: 'rejected',
      status: 503,
      formError: 'Closed today',
    })
  })

  test('the server’s list of errors is shown, strings only', async () => {
    const errors = ['One', 2, '', 'Three', 'One']
    expect(await outcomeOf(contact, Response.json({ errors }, { status: 400 }))).toMatchObject({
      kind: 'rejected',
      formError: ['One', 'Three'],
    })
  })

  test.each(REJECTED)(
    '%s: without a message the specification’s fallback is shown',
    async (name, fallback) => {
      const answers = [
        new Response('<h1>Bad gateway</h1>', { status: 502 }),
        Response.json({}, { status: 502 }),
        Response.json(['x'], { status: 502 }),
        Response.json({ message: 7, errors: 'x', fields: [] }, { status: 502 }),
        new Response(null, { status: 502 }),
      ]
      for (const answer of answers) {
        expect(await outcomeOf(formNamed(name)!, answer)).toMatchObject({
          kind: 'rejected',
          formError: fallback.replace('{status}', '502'),
        })
      }
    },
  )

  test.each([
    ['apply', 'Network error. Please try again later.'],
    ['contact', 'Network error. Please try again later.'],
    ['installation', 'Network error. Please try again.'],
    ['os-installation', 'Network error. Could not submit form.'],
    ['investor', 'Network error. Please try again.'],
    ['local-partner', 'Network error. Please try again.'],
    ['career-apply', 'Network error. Please try again.'],
  ])('%s: when nothing responds, the specification’s network message is shown', async (name, message) => {
    const form = formNamed(name)!
    const outcome = await submitForm(form, withoutFiles(filledAnswers(form)), {
      send: gone,
      base: 'http://site',
    })
    expect(outcome).toEqual({ kind: 'unreachable', message })
  })
})

function outcomeOf(form: typeof contact, response: Response) {
  return submitForm(
    form,
    withoutFiles(filledAnswers(form)),
    recording(() => response),
  )
}

function gone(): Promise<Response> {
  return Promise.reject(new TypeError('fetch failed'))
}

function recording(answer: () => Response): SubmitOptions & { requests: Request[] } {
  const requests: Request[] = []
  return {
    requests,
    base: 'http://site',
    send: async (request) => {
      requests.push(request)
      return answer()
    },
  }
}

function html(body: string, status: number): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

function json(body: string, status: number): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } })
}

function withoutFiles(answers: ReturnType<typeof filledAnswers>) {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => typeof answer !== 'object'))
}
