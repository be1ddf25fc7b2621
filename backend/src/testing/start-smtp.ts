import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly recipients: readonly string[]
  readonly source: string
}

export type SmtpMode = 'take' | 'later' | 'never'

export interface TestSmtp {
  readonly url: string
  readonly mails: ReceivedMail[]
  mode: SmtpMode
  stop(): Promise<void>
}

/** A real mail server on loopback that does as it is told. */
export function startSmtp(port: number): Promise<TestSmtp> {
  const state: TestSmtp = { url: `smtp://127.0.0.1:${port}`, mails: [], mode: 'take', stop }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (state.mode === 'later') return callback(refusal(450))
        if (state.mode === 'never') return callback(refusal(550))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        state.mails.push({ recipients, source: Buffer.concat(chunks).toString('utf8') })
        callback()
      })
    },
  })

  // A client that is killed in the middle of a mail breaks its connection; nobody else should end for it.
  server.on('error', () => undefined)

  function stop(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve())
    })
  }

  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(state))
  })
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused by the test'), { responseCode })
}
