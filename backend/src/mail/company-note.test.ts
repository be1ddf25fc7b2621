import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { send } from '../../testing/admin-beside-site.ts'
import { createTestBackend } from '../../testing/test-backend.ts'
import { testSettings } from '../../testing/test-settings.ts'
import { mailFolder } from '../settings.ts'
import { decryptedExample } from '../../testing/decrypted-example.ts'
import { companyNote, NO_COMPANY_NOTE } from './company-note.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { replyMail } from './reply-mail.ts'

const FACTS = ['Example, Lda.', 'Rua A 1, Lisboa', 'Tax number: PT 000 000 000']
const contact = ALL_FORMS.find(({ name }) => name === 'contact')!

test('facts about the company end mails to visitors, in text and in HTML', () => {
  const company = companyNote(FACTS)
  const confirmation = confirmationMail('id', 'staff@beam.example', decryptedExample(contact), company)!
  const reply = replyMail('id', 'staff@beam.example', decryptedExample(contact), {
    subject: 'S',
    text: 'Hello',
    company,
  })!
  for (const { text, html } of [confirmation, reply]) {
    expect(text.endsWith(`\n${FACTS.join('\n')}\n`)).toBe(true)
    expect(html).toContain(FACTS.join('<br>\n'))
  }
})

test('the confirmation that the backend writes carries them', async () => {
  const settings = testSettings()
  const backend = await createTestBackend({ settings, companyLines: async () => FACTS })
  const reference = await send(backend, contact)
  const file = join(mailFolder(settings), `${reference}.confirmation-mail.eml`)
  await expect.poll(() => existsSync(file)).toBe(true)
  const { text, html } = await PostalMime.parse(readFileSync(file, 'utf8'))
  expect(text).toContain(FACTS.join('\n'))
  expect(html).toContain('Rua A 1, Lisboa')
})

test('without facts, nothing is added', () => {
  expect(companyNote([])).toBe(NO_COMPANY_NOTE)
  expect(companyNote([' \n'])).toBe(NO_COMPANY_NOTE)
  const submission = decryptedExample(contact)
  expect(confirmationMail('id', 'staff@beam.example', submission)!.text.endsWith('\nBeam Wallet\n')).toBe(
    true,
  )
})

describe('T136: what an editor publishes about the company', () => {
  test.each([
    ['a link', 'Pay at https://evil.example now'],
    ['a host that mail programs link', 'www.evil.example'],
    ['an address', 'boss@evil.example'],
    ['a letter of its own', 'x'.repeat(201)],
  ])('is left out of mails when it is %s', (_kind, line) => {
    expect(companyNote([line])).toBe(NO_COMPANY_NOTE)
    expect(companyNote([line, 'Example, Lda.'])).toEqual(companyNote(['Example, Lda.']))
  })

  test('stays one line each, a few lines in all, and never becomes markup', () => {
    const nasty = 'Example\r\nBcc: all\u2028\u202E<b onclick="x">'
    const { text, html } = companyNote([nasty, ...Array.from({ length: 20 }, (_line, index) => `${index}`)])
    expect(text.trim().split('\n')).toEqual(['Example Bcc: all <b onclick="x">', '0', '1', '2', '3'])
    expect(html).toContain('Example Bcc: all &lt;b onclick=')
    expect(html).not.toContain('<b ')
  })

  test('reaches neither the subject nor a header', () => {
    const company = companyNote(['Example\r\nBcc: all'])
    const plain = confirmationMail('id', 'staff@beam.example', decryptedExample(contact))!
    const { text: _text, html: _html, ...rest } = plain
    expect(confirmationMail('id', 'staff@beam.example', decryptedExample(contact), company)).toMatchObject(
      rest,
    )
  })
})
