import { DatabaseSync } from 'node:sqlite'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import {
  constantFrom,
  integer,
  json,
  letrec,
  oneof,
  sample,
  string,
  tuple,
  uint8Array,
  type Arbitrary,
} from 'fast-check'
import { expect, test } from 'vitest'
import { sqliteFile } from '../src/settings.ts'
import { createTestBackend, jsonAnswers, postJson } from '../testing/test-backend.ts'
import { testSettings } from '../testing/test-settings.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const REQUESTS = 100_000
const AT_ONCE = 500
const NASTY_TEXTS = [
  '\u0000',
  '\uD800',
  '\u202E',
  '__proto__',
  'constructor',
  '🏳️‍🌈',
  "' or 1=1 --",
  '%00',
  '{{7*7}}',
  'ﷺ',
]
const PATHS = [...ALL_FORMS.map(({ endpoint }) => endpoint), '/api/log-consent']
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  '',
]

/** Answers of every wrong kind under right and wrong names, cut and broken bodies, and plain bytes. */
function bodies(): Arbitrary<string | Uint8Array> {
  const names = constantFrom(
    ...ALL_FORMS.flatMap(({ fields }) => Object.keys(fields)),
    '__proto__',
    'constructor',
    '',
  )
  const texts = oneof(constantFrom(...NASTY_TEXTS), string({ unit: 'binary', maxLength: 60 }))
  const values = letrec((tie) => ({
    value: oneof(
      { depthSize: 'small' },
      texts,
      integer(),
      constantFrom(null, true, [], {}),
      tuple(tie('value'), tie('value')),
    ),
  })).value
  const objects = tuple(names, values, names, texts).map(([a, one, b, two]) =>
    JSON.stringify({ [a]: one, [b]: two }),
  )
  const cut = tuple(objects, integer({ min: 0, max: 80 })).map(([text, length]) => text.slice(0, length))
  const forms = tuple(names, texts).map(([name, text]) => `${name}=${text}&=&&%zz=%ff`)
  const parts = tuple(names, texts).map(
    ([name, text]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${text}"\r\n\r\n${text}\r\n--x`,
  )
  const nested = integer({ min: 1, max: 5_000 }).map((depth) => '[{"a":'.repeat(depth))
  return oneof(objects, cut, forms, parts, json(), nested, uint8Array({ maxLength: 200 }))
}

test('T1 and T7: a hundred thousand malformed requests get a response below 500, and none is stored', async () => {
  const settings = testSettings()
  const backend = await createTestBackend({ settings })
  const drawn = sample(bodies(), { numRuns: 4_000, seed: 20_261_120 })
  const statuses = new Map<number, number>()
  for (let done = 0; done < REQUESTS; done += AT_ONCE) {
    const answers = Array.from({ length: AT_ONCE }, async (_request, index) => {
      const number = done + index
      const type = TYPES[number % TYPES.length]!
      const request = new Request(`http://beam.example${PATHS[number % PATHS.length]}`, {
        method: 'POST',
        ...(type !== '' && { headers: { 'content-type': type } }),
        body: drawn[(number * 7) % drawn.length] as BodyInit,
      })
      const { status } = await backend.fetch(request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    })
    await Promise.all(answers)
  }
  expect([...statuses.keys()].filter((status) => status >= 500 || status < 400)).toEqual([])
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(REQUESTS)
  expect(backend.log.lines).toEqual([])
  expect((await backend.fetch(postJson(contact.endpoint, jsonAnswers(contact)))).status).toBe(201)
})

test('while the database is locked, pages are served and posts are answered 503, and later ones are stored', async () => {
  const settings = testSettings()
  const backend = await createTestBackend({ settings })
  const other = new DatabaseSync(sqliteFile(settings), { timeout: 10_000 })
  other.exec('begin immediate')
  const post = () => backend.fetch(postJson(contact.endpoint, jsonAnswers(contact)))
  const waiting = [post(), post(), post()]
  expect((await backend.fetch(new Request('http://beam.example/openapi.json'))).status).toBe(200)
  expect(await backend.ready()).toBe(false)
  for (const response of await Promise.all(waiting)) {
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
  }
  other.exec('rollback')
  other.close()
  expect((await post()).status).toBe(201)
  expect(await backend.ready()).toBe(true)
  expect((await backend.metrics()).storedByForm['contact']).toBe(1)
})
