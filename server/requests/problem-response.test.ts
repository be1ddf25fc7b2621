import { expect, test } from 'vitest'
import { problemResponse } from './problem-response.ts'

const url = 'https://beam.example/contacts'
const page = { accept: 'text/html,*/*' }

test('a browser gets a page that says how to get back to the form', async () => {
  const posted = problemResponse(
    new Request(url, { method: 'POST', headers: page }),
    413,
    'This is too large.',
  )
  expect(posted.headers.get('content-type')).toContain('text/html')
  expect(await posted.text()).toMatch(
    /This is too large\..*Go back in your browser: what you typed is still there\./,
  )
  expect(await problemResponse(new Request(url, { headers: page }), 404, 'Gone.').text()).not.toContain(
    'Go back',
  )
})

test('a script gets problem details', async () => {
  const response = problemResponse(new Request(url, { method: 'POST' }), 413, 'This is too large.')
  expect(await response.json()).toMatchObject({ status: 413, message: 'This is too large.' })
})
