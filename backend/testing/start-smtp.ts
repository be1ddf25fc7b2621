import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly recipients: readonly string[]
  readonly source: string
}

/**
 * `slow` lets half a second pass before each answer, `silent` never gives one; `locked` accepts no password, and
 * `stranger` no sender.
 */
export type SmtpMode = 'take' | 'later' | 'never' | 'slow' | 'silent' | 'locked' | 'stranger'

export interface TestSmtp {
  readonly url: string
  readonly mails: ReceivedMail[]
  mode: SmtpMode
  /** Treats single mails in another way than `mode`, once they were received whole. */
  modeOf: ((mail: ReceivedMail) => SmtpMode | undefined) | undefined
  /** Every mail that was received whole, whatever it was answered. */
  readonly attempts: ReceivedMail[]
  /** Open just now. */
  connections(): number
  stop(): Promise<void>
}

const SLOW_MS = 500

/** A real mail server on loopback, with configurable responses. Without `port`, at one that is free. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const state = {
    mails: [] as ReceivedMail[],
    attempts: [] as ReceivedMail[],
    mode: 'take' as SmtpMode,
    modeOf: undefined as TestSmtp['modeOf'],
    connections,
    stop,
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth(_auth, _session, callback) {
      if (state.mode === 'locked') callback(refusal(535))
      else callback(null, { user: 'site' })
    },
    onConnect: (_session, callback) => answer(state, callback),
    onMailFrom(_address, _session, callback) {
      if (state.mode === 'stranger') callback(refusal(550))
      else answer(state, callback)
    },
    onRcptTo: (_address, _session, callback) => answer(state, callback),
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        receive(state, { recipients, source: Buffer.concat(chunks).toString('utf8') }, callback)
      })
    },
  })

  // A client that is killed in the middle of a mail breaks its connection; nobody else should end for it.
  server.on('error', () => undefined)

  function connections(): number {
    return server.connections.size
  }

  function stop(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve())
    })
  }

  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return Object.assign(state, { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` })
}

type SmtpState = Pick<TestSmtp, 'mails' | 'attempts' | 'mode' | 'modeOf'>

function answer({ mode }: SmtpState, callback: () => void): void {
  if (mode === 'slow') setTimeout(callback, SLOW_MS)
  else if (mode !== 'silent') callback()
}

function receive(state: SmtpState, mail: ReceivedMail, callback: (error?: Error) => void): void {
  state.attempts.push(mail)
  const mode = state.modeOf?.(mail) ?? state.mode
  if (mode === 'later') return callback(refusal(450))
  if (mode === 'never') return callback(refusal(550))
  if (mode === 'silent' && state.modeOf) return
  state.mails.push(mail)
  answer(state, callback)
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused by the test'), { responseCode })
}
