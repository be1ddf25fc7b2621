import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { describeAnswers } from '@beam/forms/engine/describe-answers.ts'
import { summarize } from '@beam/forms/staff-views.ts'
import { hostileTexts } from '@beam/forms/testing/hostile-texts.ts'
import { describe, expect, test } from 'vitest'
import { pdfWarnings } from '../submissions/pdf-warnings.ts'
import { decryptedExample } from '../../testing/decrypted-example.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { isStrictEmail } from './mail.ts'
import { staffMail } from './staff-mail.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const NASTY = 'x\r\nBcc: all@evil.example\r\n\r\n<script>alert(1)</script>'

describe.each(ALL_FORMS.map((form) => [form.name, form] as const))('mail about %s', (_name, form) => {
  const submission = decryptedExample(form)

  test('contains every answer and the reference, in text and in HTML', () => {
    const { text, html, subject } = staffMail('id', 'staff@beam.example', submission, [])
    const summary = summarize(form, submission.answers)
    expect(subject).toBe(`${summary.label}${summary.topic && `, ${summary.topic}`}: BW-2345-6789A`)
    for (const written of [text, html]) {
      expect(written).toContain('BW-2345-6789A')
      for (const { label, text: answer } of describeAnswers(form, submission.answers)) {
        expect(written).toContain(label.replaceAll("'", '&#39;'))
        expect(written).toContain(answer)
      }
    }
  })

  test('has the visitor as Reply-To, and the confirmation repeats none of their text', () => {
    expect(staffMail('id', 'staff@beam.example', submission, []).replyTo).toBe('ana@example.com')
    const confirmation = confirmationMail('id', 'staff@beam.example', submission)!
    expect(confirmation.to).toBe('ana@example.com')
    expect(confirmation.replyTo).toBe('staff@beam.example')
    for (const written of [confirmation.text, confirmation.html, confirmation.subject]) {
      expect(written).toContain('BW-2345-6789A')
      expect(written).not.toContain('Some words')
    }
  })
})

test('T8 and T11: what a visitor writes never reaches a subject, a header or the markup', () => {
  const fields = Object.entries(contact.fields).filter(
    ([, { type }]) => type === 'text' || type === 'textarea',
  )
  const submission = decryptedExample(contact, Object.fromEntries(fields.map(([name]) => [name, NASTY])))
  const mail = staffMail('id', 'staff@beam.example', submission, [])
  expect(mail.subject).toBe('Contact, General Information: BW-2345-6789A')
  expect(mail.html).not.toContain('<script>')
  expect(mail.html).toContain('&lt;script&gt;')
})

test('T11: ten thousand hostile texts are text in the mail to staff, whole, and nothing of them is in the confirmation', () => {
  const [name] = Object.entries(contact.fields).find(([, { type }]) => type === 'textarea')!
  const mailsOf = (text: string) => {
    const submission = decryptedExample(contact, { [name]: text })
    const { html, text: plain, ...headers } = staffMail('id', 'staff@beam.example', submission, [])
    const confirmation = confirmationMail('id', 'staff@beam.example', submission)
    return { html, plain, others: JSON.stringify([headers, confirmation]) }
  }
  const harmless = mailsOf('Hello')
  const tags = tagsOf(harmless.html)
  const wrong = hostileTexts(10_000).filter((text) => {
    const { html, plain, others } = mailsOf(text)
    const isWhole = plain.includes(text) && unescaped(html).includes(text)
    return !isWhole || tagsOf(html) !== tags || others !== harmless.others
  })
  expect(wrong.slice(0, 3)).toEqual([])
})

/** Without line breaks, which an answer may have. */
function tagsOf(html: string): string {
  return (
    html
      .replaceAll('<br>', '')
      .match(/<[^>]*>/gu)
      ?.join('') ?? ''
  )
}

function unescaped(html: string): string {
  return html
    .replaceAll('<br>', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

test('T8: an address that is not plainly one is answered to nobody and gets no confirmation', () => {
  const submission = decryptedExample(contact, { [contact.replyTo]: 'a@b.pt, all@evil.example' })
  expect(staffMail('id', 'staff@beam.example', submission, []).replyTo).toBeUndefined()
  expect(confirmationMail('id', 'staff@beam.example', submission)).toBeUndefined()
})

test('staff are told whether a reply reaches the sender', () => {
  expect(textAbout('ana@example.com')).toContain('\nReplies: reply to this email to answer the sender.\n')
  expect(textAbout('ana')).toContain('\nReplies: this sender cannot be answered by email')
})

function textAbout(email: string): string {
  return staffMail('id', 'staff@beam.example', decryptedExample(contact, { [contact.replyTo]: email }), [])
    .text
}

test('the subject of a confirmation says what it is about', () => {
  const subjects = ALL_FORMS.map(
    (form) => confirmationMail('id', 'staff@beam.example', decryptedExample(form))!.subject,
  )
  expect(subjects).toContain('Thank you for your application (BW-2345-6789A)')
  expect(subjects.filter((subject) => !/^Thank you for [^!]+ \(BW-2345-6789A\)$/u.test(subject))).toEqual([])
})

test('answers that look wrong carry a warning for staff', () => {
  const form = ALL_FORMS.find(({ fields }) => Object.values(fields).some(({ advice }) => advice === 'iban'))!
  const [iban] = Object.entries(form.fields).find(([, { advice }]) => advice === 'iban')!
  const { text, html } = staffMail(
    'id',
    'staff@beam.example',
    decryptedExample(form, { [iban]: 'PT50000201231234567890155' }),
    [],
  )
  expect(text).toContain('! Check this IBAN: its check digits do not match')
  expect(html).toContain('Check this IBAN: its check digits do not match')
})

test('T17: a PDF that does more than being read is announced', async () => {
  const form = ALL_FORMS.find(({ fields }) => Object.values(fields).some(({ type }) => type === 'file'))!
  const [field] = Object.entries(form.fields).find(([, { type }]) => type === 'file')!
  const content = Buffer.from('%PDF-1.7 << /S /JavaScript /OpenAction >>')
  const warnings = await pdfWarnings(content)
  const file = { field, name: 'cv.pdf', type: 'application/pdf', size: 40, sha256: '', content, warnings }
  const mail = staffMail('id', 'staff@beam.example', decryptedExample(form), [file])
  expect(mail.text).toContain('! Open with care: this PDF runs scripts, acts when it is opened')
  expect(mail.attachments).toEqual([{ name: 'cv.pdf', type: 'application/pdf', content }])
  const withoutKey = staffMail('id', 'staff@beam.example', decryptedExample(form), [
    { ...file, content: undefined, warnings: [] },
  ])
  expect(withoutKey.text).toContain('! This file is encrypted and its key is missing')
  expect(withoutKey.attachments).toEqual([])
})

test.each(['ana@example.com', 'ana.silva+beam@sub.example.pt', "o'neil@example.ie"])(
  '%s is an address',
  (address) => {
    expect(isStrictEmail(address)).toBe(true)
  },
)

test.each([
  '',
  'ana',
  'ana@example',
  'a@b.pt\r\nBcc: c@d.pt',
  'a@b.pt,c@d.pt',
  '"a b"@c.pt',
  'Ana <a@b.pt>',
  'a@b.pt>',
  'a@[127.0.0.1]',
  'a b@c.pt',
  `${'a'.repeat(65)}@b.pt`,
  `a@${'b'.repeat(250)}.pt`,
])('%j is none', (address) => {
  expect(isStrictEmail(address)).toBe(false)
})
