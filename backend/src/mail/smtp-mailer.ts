import { createTransport } from 'nodemailer'
import { MOST_UNDER_WAY } from '../outbox/delivery-pool.ts'
import type { Mailer, Sent } from './mail.ts'
import { messageOptions } from './message-options.ts'

/** One for each mail that may be under way, to staff and to visitors: none waits for another's server to answer. */
const MAX_CONNECTIONS = 2 * MOST_UNDER_WAY

/** How long a mail server is waited for, in milliseconds. */
export interface SmtpPatience {
  readonly connect: number
  /** For each of its answers. */
  readonly answer: number
  /** For a whole mail: a server may be slow at each step without ever being too slow. */
  readonly send: number
}

const PATIENCE: SmtpPatience = { connect: 10_000, answer: 30_000, send: 60_000 }
/** What is under way when the site stops has so long to end; the mail is sent again after the next start. */
const END_WITHIN_MS = 3_000

/** Sends over SMTP. Connections are kept and used again, so that a server that answers sees only a few. Every way it can fail is an outcome, never thrown. */
export function createSmtpMailer(smtpUrl: string, from: string, patience = PATIENCE): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    socketTimeout: patience.answer,
  })
  return {
    async send(mail) {
      try {
        const signal = AbortSignal.timeout(patience.send)
        await transport.sendMail(Object.assign(messageOptions(mail, from), { signal }))
        return { kind: 'sent' }
      } catch (error) {
        return failed(error)
      }
    },
    close() {
      transport.close()
      setTimeout(() => transport.close({ force: true }), END_WITHIN_MS).unref()
    },
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
