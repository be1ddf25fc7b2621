import { createTransport } from 'nodemailer'
import { createSmtpMailer } from '../../backend/src/mail/smtp-mailer.ts'
import type { MailSettings } from '../../backend/src/mail-settings.ts'

const TIMEOUT_MS = 8_000

/** The code of the failure alone: a mail server's response may quote what it was sent. */
export async function reachMailServer(url: string): Promise<string | null> {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no response'
  } finally {
    transport.close()
  }
}

/** Sends one mail that says it is a test. The failure; null when the mail server accepted it. */
export async function sendTestMail({ smtpUrl, from }: MailSettings, to: string): Promise<string | null> {
  const mailer = createSmtpMailer(smtpUrl ?? '', from)
  const text = 'This is a test of the mail settings (npm run doctor). Nobody needs to do anything.'
  const result = await mailer.send({
    messageId: `doctor-${Date.now()}`,
    fileName: 'doctor.eml',
    to,
    replyTo: undefined,
    subject: 'Test of the mail settings',
    text,
    html: `<p>${text}</p>`,
    attachments: [],
  })
  mailer.close()
  return result.kind === 'sent' ? null : result.failure
}
