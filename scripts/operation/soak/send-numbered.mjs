import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { filledAnswers } from '../../../forms/testing/filled-answers.ts'
import { sendRequest } from './send-request.mjs'

const PAGES = [
  '/',
  '/about-us',
  '/contacts',
  '/careers',
  '/terms',
  '/sitemap.xml',
  '/healthz',
  '/favicon.ico',
  '/no-such-page',
]
/** One request in so many is a form. */
const FORM_EVERY = 10

/**
 * Sends the request with this number of a load: a page, or one in ten a form. Sent again, it has the same idempotency
 * key.
 *
 * @param {string} url of the site
 * @param {import('node:http').Agent} agent
 * @param {number} number from 0
 */
export function sendNumbered(url, agent, number) {
  const form = ALL_FORMS[(number / FORM_EVERY) % ALL_FORMS.length]
  return form
    ? sendRequest(url + form.endpoint, {
        agent,
        body: JSON.stringify(jsonAnswers(form)),
        key: `soak-${number}`,
      })
    : sendRequest(url + PAGES[number % PAGES.length], { agent })
}

/** Valid answers without files, which JSON cannot carry. */
function jsonAnswers(form) {
  return Object.fromEntries(
    Object.entries(filledAnswers(form)).filter(([, answer]) => typeof answer !== 'object'),
  )
}
