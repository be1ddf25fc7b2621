import { basename } from 'node:path'
import { sample, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXPECTED_ROLES } from './expected-roles.ts'
import { filesIn, filesWith } from '../find-text-in-files.ts'
import { ACTIONS, ask, encode, REQUESTS } from './requests.ts'
import { backend, person, service } from './service.ts'

/** In the database since the accounts were created. */
const STORED_TEXT = 'editor-only@example.com'

describe('T127: answers', () => {
  it('are in no file and no log of the content service afterwards, whatever they contain', async () => {
    const texts = sample(string({ minLength: 12, maxLength: 60, unit: 'grapheme' }), {
      numRuns: 10,
      seed: 14,
    })
    const answers = texts.map((text, index) => `answer-${index}-${text}`)
    for (const [index, answer] of answers.entries())
      for (const request of REQUESTS) await exchange(request, answer, STATUSES[index % STATUSES.length]!)
    expect(new Set(backend.received.map(({ operation }) => operation))).toEqual(new Set(Object.keys(ACTIONS)))
    for (const { input } of backend.received) expect(JSON.stringify(input)).toContain('answer-')
    const markers = answers.map((_, index) => `answer-${index}-`)
    expect(markers.filter((marker) => service.lines.some((line) => line.includes(marker)))).toEqual([])
    const files = await filesIn(service.dataFolder)
    expect(files.map((file) => basename(file))).toContain('content.db')
    expect(await filesWith(files, STORED_TEXT), 'the search finds what is stored').not.toEqual([])
    expect(await filesWith(files, 'answer-')).toEqual([])
  })
})

const STATUSES = [200, 409, 500]

/**
 * Asks for an operation with an answer in everything it could take, as somebody who may; the response holds it as well.
 */
async function exchange(
  { method, operation, action }: (typeof REQUESTS)[number],
  answer: string,
  status: number,
): Promise<void> {
  const role =
    Object.keys(EXPECTED_ROLES).find((name) => (EXPECTED_ROLES[name]?.[action]?.length ?? 0) > 0) ?? ''
  const filter = { search: answer }
  const texts = { text: answer, subject: answer, title: answer, email: answer, confirmation: answer }
  const input = { id: answer, field: answer, delivery: answer, ...texts, ...filter, filter }
  const json = { items: [{ name: answer }], templates: [{ text: answer }], text: answer }
  const isFile = method === 'GET' && status === 200
  backend.respondWith(() => ({
    status,
    body: isFile ? Buffer.from(answer) : { ...json, code: 'x', message: answer },
  }))
  if (method === 'POST') await person(role).request('POST', `/inbox/${operation}`, input)
  else await ask(person(role), 'GET', operation, encode(input))
}
