import { createTransport } from 'nodemailer'
import type { Mailer, Sent } from './mail.ts'
import { messageOptions } from './message-options.ts'

const MAX_CONNECTIONS = 4
const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 30_000
const SEND_WITHIN_MS = 60_000

/** Sends over SMTP, a few connections kept open. Every way it can fail is an outcome, never thrown. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  })
  return {
    async send(mail) {
      try {
        const signal = AbortSignal.timeout(SEND_WITHIN_MS)
        await transport.sendMail(Object.assign(messageOptions(mail, from), { signal }))
        return { kind: 'sent' }
      } catch (error) {
        return failed(error)
      }
    },
    close: () => transport.close(),
  }
}

/** The code alone: the answer of a mail server may quote the mail. */
function failed(error: unknown): Sent {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const words = ['smtp', code, responseCode].filter(
    (word) => typeof word === 'string' || typeof word === 'number',
  )
  return {
    kind: 'failed',
    failure: words.join(' '),
    lasting: typeof responseCode === 'number' && responseCode >= 500,
  }
}
