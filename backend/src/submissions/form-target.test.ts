import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { Field, FormDefinition, TextField } from '@beam/forms/engine/define-form.ts'
import { longestAnswer, rulesOf } from '@beam/forms/engine/validate.ts'
import { describe, expect, test } from 'vitest'
import {
  readResponse,
  freshKey,
  jsonAnswers,
  postForm,
  postJson,
  shareTestBackend,
} from '../../testing/test-backend.ts'
import { REFERENCE } from './new-reference.ts'

const shared = shareTestBackend()

async function storedOf(form: FormDefinition): Promise<number> {
  return (await shared().metrics()).storedByForm[form.name] ?? 0
}

describe.each(ALL_FORMS.map((form) => [form.name, form] as const))('the form %s', (_name, form) => {
  const post = (answers: unknown) => postJson(form.endpoint, answers, freshKey())
  test('is stored and answered with its thank-you message', async () => {
    const backend = shared()
    const before = await storedOf(form)
    const { status, body, headers } = await readResponse(await backend.fetch(post(jsonAnswers(form))))
    expect(status).toBe(201)
    expect(body.reference).toMatch(REFERENCE)
    expect(body.message).toBe(form.success.join(' '))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await storedOf(form)).toBe(before + 1)
  })

  test('is stored from a page without JavaScript, posted to the page or the endpoint', async () => {
    const backend = shared()
    const entries = Object.entries(jsonAnswers(form)).map(([name, answer]) => [
      name,
      answer === true ? 'on' : String(answer),
    ])
    const urlEncoded = postForm(form.endpoint, new URLSearchParams(entries as [string, string][]))
    const parts = new FormData()
    for (const [name, answer] of entries) parts.set(name!, answer!)
    const first = await readResponse(await backend.fetch(urlEncoded))
    const second = await readResponse(await backend.fetch(postForm(form.endpoint, parts)))
    expect(first.status).toBe(201)
    expect(second.body).toEqual(first.body)
  })

  test.each(neededFields(form))('without an answer to %s nothing is stored', async (name, message) => {
    const backend = shared()
    const before = await storedOf(form)
    const { [name]: _left, ...rest } = jsonAnswers(form)
    const { status, body } = await readResponse(await backend.fetch(post(rest)))
    expect(status).toBe(422)
    expect(body.fields).toEqual({ [name]: message })
    expect(body.errors).toEqual([message])
    expect(await storedOf(form)).toBe(before)
  })

  test.each(textFields(form))(
    '%s accepts its longest answer and not one character more',
    async (name, longest) => {
      const backend = shared()
      const given = (length: number) => ({ ...jsonAnswers(form), [name]: lengthened(form, name, length) })
      const fits = await backend.fetch(post(given(longest)))
      expect(fits.status).toBe(201)
      const { status, body } = await readResponse(await backend.fetch(post(given(longest + 1))))
      expect(status).toBe(422)
      expect(Object.keys(body.fields!)).toEqual([name])
    },
  )

  test('answers nothing at all with every message, in the order of its fields', async () => {
    const backend = shared()
    const { status, body } = await readResponse(await backend.fetch(post({})))
    expect(status).toBe(422)
    const inOrder = Object.keys(form.fields).filter((name) => name in body.fields!)
    expect(Object.keys(body.fields!)).toEqual(inOrder)
    expect(body.errors).toEqual(Object.values(body.fields!))
    expect(body.message.length).toBeGreaterThan(0)
  })

  test('T4: accepts only its own options, and ignores unknown fields', async () => {
    const backend = shared()
    const choices = Object.entries(form.fields).filter(
      ([, field]) => field.type === 'select' || field.type === 'radios',
    )
    for (const [name] of choices) {
      const wrong = post({ ...jsonAnswers(form), [name]: 'not an option' })
      expect((await backend.fetch(wrong)).status).toBe(422)
    }
    const more = post({ ...jsonAnswers(form), isAdmin: true, __proto__: { x: 1 } })
    expect((await backend.fetch(more)).status).toBe(201)
  })
})

function neededFields(form: FormDefinition): [string, string][] {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const rule = rulesOf(field).find((known) => known.breaks(field.type === 'checkbox' ? false : ''))
    const hasInitial = 'initial' in field && field.initial
    return rule && !hasInitial && field.type !== 'file' ? [[name, rule.message] as [string, string]] : []
  })
}

function textFields(form: FormDefinition): [string, number][] {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    if (!isText(field)) return []
    const longest = Math.min(longestAnswer(field), field.counter?.limit ?? Infinity)
    return [[name, longest] as [string, number]]
  })
}

/** Of any length: a time has but one. */
function isText(field: Field): field is TextField {
  return !['file', 'checkbox', 'select', 'radios', 'time'].includes(field.type)
}

/** An answer of exactly this length that breaks no other rule. */
function lengthened(form: FormDefinition, name: string, length: number): string {
  const { type } = form.fields[name]!
  if (type === 'email') return `${'a'.repeat(length - 10)}@mail.test`
  return (type === 'tel' ? '9' : 'x').repeat(length)
}
