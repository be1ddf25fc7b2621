import { createTransport } from 'nodemailer'
import { MAX_DELIVERIES_IN_PROGRESS } from '../outbox/delivery-pool.ts'
import type { Mailer, SendResult } from './mail.ts'
import { messageOptions } from './message-options.ts'

/** One for each mail that may be under way, to staff and to visitors: none waits for another's server to answer. */
const MAX_CONNECTIONS = 2 * MAX_DELIVERIES_IN_PROGRESS

/** How long a mail server is waited for, in milliseconds. */
export interface SmtpTimeouts {
  readonly connect: number
  /** For each of its answers. */
  readonly response: number
  /** For a whole mail: a server may be slow at each step without ever being too slow. */
  readonly send: number
}

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, response: 30_000, send: 60_000 }
/** What is under way when the site stops has so long to end; the mail is sent again after the next start. */
const CLOSE_TIMEOUT_MS = 3_000

/**
 * Sends over SMTP. Connections are pooled, so that a responsive server sees only a few. Every failure is a return
 * value.
 */
export function createSmtpMailer(smtpUrl: string, from: string, timeouts = TIMEOUTS): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.response,
  })
  return {
    async send(mail) {
      try {
        const signal = AbortSignal.timeout(timeouts.send)
        await transport.sendMail(Object.assign(messageOptions(mail, from), { signal }))
        return { kind: 'sent' }
      } catch (error) {
        return failed(error)
      }
    },
    close() {
      transport.close()
      setTimeout(() => transport.close({ force: true }), CLOSE_TIMEOUT_MS).unref()
    },
  }
}

/** The code alone: a mail server's response may quote the mail. */
function failed(error: unknown): SendResult {
  const { code, responseCode, command } = error as Record<'code' | 'responseCode' | 'command', unknown>
  const parts = ['smtp', code, responseCode].filter(
    (word) => typeof word === 'string' || typeof word === 'number',
  )
  return {
    kind: 'failed',
    failure: parts.join(' '),
    permanent: isAboutMail(command) && typeof responseCode === 'number' && responseCode >= 500,
  }
}

/** Refused credentials, senders and connections concern every mail until the settings are put right, not this one. */
function isAboutMail(command: unknown): boolean {
  return command === 'RCPT TO' || command === 'DATA'
}
