import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { longestAnswer } from '@beam/forms/engine/validate.ts'
import { describe, expect, test } from 'vitest'
import { jsonAnswers } from '../../testing/test-backend.ts'
import { contact, FORM, goodAnswers, post, urlEncoded, useTestIntake } from '../../testing/use-test-intake.ts'

const apply = ALL_FORMS.find(({ name }) => name === 'apply')!

const { backend, fromPage } = useTestIntake()

describe('T78: what a page shows again', () => {
  const limit = longestAnswer(contact.fields['message'] as never)

  test('is all of a message that is a little too long', async () => {
    const message = 'm'.repeat(limit + 200)
    const { request } = post(contact.page, urlEncoded({ ...jsonAnswers(contact), message }), {
      'content-type': FORM,
    })
    const { response, rejectedForm } = await fromPage(request)
    expect(response.status).toBe(422)
    expect(rejectedForm?.answers['message']).toBe(message)
    expect(Object.keys(rejectedForm?.errors ?? {})).toEqual(['message'])
  })

  test('is bounded, however much was sent', async () => {
    const answers = Object.fromEntries(Object.keys(apply.fields).map((name) => [name, '<'.repeat(20_000)]))
    const { request } = post(apply.page, urlEncoded(answers).replaceAll('%3C', '<'), { 'content-type': FORM })
    const { rejectedForm } = await fromPage(request, apply)
    const limits = Object.values(apply.fields).flatMap((field) =>
      'inputLimit' in field || field.type === 'textarea' || field.type === 'text'
        ? [longestAnswer(field as never)]
        : [500],
    )
    const most = limits.reduce((sum, each) => sum + each, 0) + 16_384
    const shown = Object.values(rejectedForm?.answers ?? {}).join('').length
    expect(shown).toBeGreaterThan(16_384)
    expect(shown).toBeLessThanOrEqual(most)
  })

  test('is what came before the body became too large, of every type and with or without a length', async () => {
    const text = `firstName=Ana&message=${'x'.repeat(300_000)}`
    const parts = `--x\r\ncontent-disposition: form-data; name="firstName"\r\n\r\nAna\r\n--x\r\ncontent-disposition: form-data; name="message"\r\n\r\n${'x'.repeat(600_000)}\r\n--x--`
    for (const [type, body] of [
      [FORM, text],
      ['multipart/form-data; boundary=x', parts],
    ] as const)
      for (const length of [{}, { 'content-length': String(body.length) }]) {
        const { response, rejectedForm } = await fromPage(
          post(contact.page, body, { 'content-type': type, ...length }).request,
        )
        expect([response.status, rejectedForm?.answers['firstName']]).toEqual([413, 'Ana'])
        expect(rejectedForm?.message).not.toBe('')
      }
  })

  test('says in its own words that it could not be read', async () => {
    const { request } = post(contact.page, 'hello', { 'content-type': 'text/plain' })
    const { response, rejectedForm } = await fromPage(request)
    expect([response.status, rejectedForm?.message]).toEqual([
      415,
      'Failed to submit the form. Please try again.',
    ])
  })

  test('holds advice for answers whose rules pass, and says that files are lost', async () => {
    const partner = ALL_FORMS.find(({ name }) => name === 'local-partner')!
    const { request } = post(partner.page, 'companyVAT=501964844', { 'content-type': FORM })
    expect((await fromPage(request, partner)).rejectedForm?.advice).toEqual({
      companyVAT: 'Check this number: as a Portuguese NIF, its check digit does not match',
    })
    const body = new FormData()
    body.set('cv', new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }))
    const whole = new Request('https://beam.example/x', { method: 'POST', body })
    const upload = post(apply.page, new Uint8Array(await whole.clone().arrayBuffer()), {
      'content-type': whole.headers.get('content-type')!,
    })
    expect((await fromPage(upload.request, apply)).rejectedForm).toMatchObject({ filesLost: true })
  })

  test('keeps what was typed while storage is away', async () => {
    await backend().close()
    const { request } = post(contact.page, goodAnswers(), { 'content-type': FORM })
    const { response, rejectedForm } = await fromPage(request)
    expect([response.status, response.headers['retry-after']]).toEqual([503, '5'])
    expect(rejectedForm?.answers['message']).toBe(jsonAnswers(contact)['message'])
  })
})
