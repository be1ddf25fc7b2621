import { expect, test } from 'vitest'
import { refusal } from './problem-response.ts'

const address = 'https://beam.example/contacts'
const page = { accept: 'text/html,*/*' }

test('a browser whose form is refused learns how to get back to what was typed', async () => {
  const posted = refusal(new Request(address, { method: 'POST', headers: page }), 413, 'This is too large.')
  expect(posted.headers.get('content-type')).toContain('text/html')
  expect(await posted.text()).toMatch(
    /This is too large\..*Go back in your browser: what you typed is still there\./,
  )
  expect(await refusal(new Request(address, { headers: page }), 404, 'Gone.').text()).not.toContain('Go back')
})

test('scripts get the message alone', async () => {
  const answer = refusal(new Request(address, { method: 'POST' }), 413, 'This is too large.')
  expect(await answer.json()).toMatchObject({ status: 413, message: 'This is too large.' })
})
