import { expect, test } from 'vitest'
import { stateAfterPost, stateFromUrl } from './form-state.ts'

const readReceipt = (page: string, value: string) =>
  page === '/contacts' && value === 'signed' ? 'BW-7K3Q-X2M9P' : null

test('T78: a receipt signed for the page shows the thank-you panel', () => {
  const url = new URL('http://site/contacts?sent=signed')
  expect(stateFromUrl(url, readReceipt)).toEqual({ kind: 'sent', reference: 'BW-7K3Q-X2M9P' })
})

test.each(['/contacts', '/contacts?sent=', '/contacts?sent=BW-AAAA-AAAAA', '/invest?sent=signed'])(
  'T78: %s thanks nobody',
  (url) => {
    expect(stateFromUrl(new URL(url, 'http://site'), readReceipt)).toEqual({ kind: 'fresh' })
  },
)

test('a rejected form has the state that the backend returned', () => {
  const posted = {
    status: 422,
    headers: {},
    form: 'contact',
    answers: { firstName: 'Ana' },
    errors: { email: 'Valid email is required' },
    message: '',
    advice: { phone: 'Check this number' },
    filesLost: true,
  }
  const { answers, errors, advice, filesLost } = posted
  expect(stateAfterPost(posted)).toEqual({
    kind: 'rejected',
    answers,
    errors,
    formError: '',
    advice,
    filesLost,
  })
})
