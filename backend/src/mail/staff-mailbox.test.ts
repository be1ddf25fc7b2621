import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { decryptedExample } from '../../testing/decrypted-example.ts'
import { messageOptions } from './message-options.ts'
import { replyMail } from './reply-mail.ts'
import { staffMailbox } from './staff-mailbox.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const FROM = 'Beam Wallet <no-reply@beam.example>'

test('a topic goes to its own mailbox, else to the form’s, else to the one for everything', () => {
  const mail = {
    smtpUrl: undefined,
    from: FROM,
    to: 'all@beam.example',
    toByForm: { investor: 'money@beam.example' },
    toByTopic: { 'contact Support': 'support@beam.example' },
  }
  const of = (form: string, subject: string) =>
    staffMailbox(
      mail,
      decryptedExample(
        ALL_FORMS.find(({ name }) => name === form)!,
        { subject },
      ),
    )
  expect(of('contact', 'Support')).toBe('support@beam.example')
  expect(of('contact', 'Recruiting')).toBe('all@beam.example')
  expect(of('contact', 'Support\nBcc: x')).toBe('all@beam.example')
  expect(of('investor', 'Support')).toBe('money@beam.example')
})

test('a reply is personal, carries the reference, and is answered to staff', () => {
  const text = 'Dear Ana,\n<b>thank you</b>'
  const reply = replyMail('id', 'support@beam.example', decryptedExample(contact), {
    subject: 'Your\r\nquestion',
    text,
  })!
  expect(reply).toMatchObject({
    to: 'ana@example.com',
    replyTo: 'support@beam.example',
    subject: 'Your question (BW-2345-6789A)',
    text: `${text}\n`,
  })
  expect(reply.html).toContain('&lt;b&gt;thank you&lt;/b&gt;')
  expect(messageOptions(reply, FROM)).not.toHaveProperty('headers')
  expect(messageOptions({ ...reply, isPersonal: false }, FROM).headers).toMatchObject({
    'Auto-Submitted': 'auto-generated',
  })
  const unusable = decryptedExample(contact, { email: 'a@b.pt, all@evil.example' })
  expect(replyMail('id', 'support@beam.example', unusable, { subject: 'S', text })).toBeUndefined()
})
