import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { type Answers } from '@beam/forms/engine/define-form.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import { expect, test } from 'vitest'
import { openAdminBesideSite, send, contact } from '../../testing/admin-beside-site.ts'
import { jsonAnswers } from '../../testing/test-backend.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { show } from './show.ts'

test('each form is shown with every answer, encrypted or not', async () => {
  const { backend, context } = await openAdminBesideSite()
  for (const form of ALL_FORMS) {
    const reference = await send(backend, form)
    await show(context, commandArguments(reference.toLowerCase()))
    const shown = context.takeOutput()
    for (const { label, text } of describeAnswers(form, jsonAnswers(form) as Answers)) {
      expect(shown).toContain(`  ${label}: ${text}\n`)
    }
    expect(shown).toContain(`Terms and privacy policy of the time: version ${form.textsVersion}\n`)
  }
})

test('T11: a terminal is not steered by what a visitor wrote', async () => {
  const { backend, context } = await openAdminBesideSite()
  const reference = await send(backend, contact, { message: 'before\u001B[2J\u0007after\nnext line' })
  await show(context, commandArguments(reference))
  const shown = context.takeOutput()
  expect(shown).not.toMatch(/[^\P{Cc}\n]/u)
  expect(shown).toContain('after\n    next line')
})

test('a submission that does not exist is reported', async () => {
  const { context } = await openAdminBesideSite()
  await expect(show(context, commandArguments('BW-2345-6789A'))).rejects.toThrow(
    'There is no submission BW-2345-6789A.',
  )
  await expect(show(context, commandArguments())).rejects.toThrow('Say which')
})
