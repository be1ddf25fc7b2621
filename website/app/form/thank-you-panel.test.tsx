import { expect, test } from 'vitest'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { ALL_FORMS, formNamed } from '@beam/forms/all-forms.ts'
import type { FormState } from './form-state.ts'
import { renderForm, textOf } from './testing/render-form.tsx'

test.each(ALL_FORMS)('$name: thanks, with the reference, instead of the form', (form) => {
  const sent = renderForm(form, { kind: 'sent', reference: 'BW-7K3Q-X2M9P' })
  expect(sent).not.toContain('<form')
  expect(textOf(sent)).toContain(form.success.join(' '))
  expect(textOf(sent)).toContain('What happens next')
  expect(form.afterwards.steps.length).toBeGreaterThan(1)
  for (const step of form.afterwards.steps) expect(sent).toContain(`<li>${step}</li>`)
  expect(sent).toContain('href="/contacts"')
  expect(sent).toContain('BW-7K3Q-X2M9P')
})

test.each(['installation', 'os-installation'])('after the form %s comes the way to the pack', (name) => {
  const sent = renderForm(formNamed(name)!, { kind: 'sent', reference: 'BW-7K3Q-X2M9P' })
  expect(sent).toMatch(
    /<a [^>]*href="\/local-store#installation-packs"[^>]*>(?:<[^>]+>)*Get the installation pack/u,
  )
})

test.each(ALL_FORMS)('no block of $page repeats a heading of the thank-you panel', (form) => {
  const page = ALL_PAGES.find(({ slug }) => pagePath(slug) === form.page)!
  const titles = page.blocks.flatMap((block) => ('title' in block ? [block.title] : []))
  const panel = textOf(renderForm(form, { kind: 'sent', reference: '' }))
  expect(titles.filter((title) => title !== '' && panel.includes(title))).toEqual([])
})

test('T173: the thank-you panel promises no confirmation, and is the same for everybody', () => {
  const sent: FormState = { kind: 'sent', reference: 'BW-7K3Q-X2M9P' }
  const panel = textOf(renderForm(formNamed('contact')!, sent))
  expect(panel).toContain(
    'A confirmation usually goes to the email address you gave within a few minutes. If you don’t see one,',
  )
  const withoutMail = textOf(renderForm(formNamed('contact')!, sent, { sendsMail: false }))
  expect(withoutMail).toContain('We do not send a confirmation by email.')
  expect(withoutMail).not.toContain('usually')
})
