import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'
import { messageOptions } from './message-options.ts'

const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const

/** Writes each mail as `.eml` for a person or a mail program to open. A file is there whole, or not at all. */
export function createFileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail(messageOptions(mail, from))
        await writeDurably(folder, mail.fileName, message as Buffer)
        return { kind: 'sent' }
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        return { kind: 'failed', failure: `file ${code}`, permanent: false }
      }
    },
    discard: (fileName) => rm(join(folder, fileName), { force: true }),
    close: () => transport.close(),
  }
}

async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
  const unfinished = join(folder, `.${name}.unfinished`)
  const file = await open(unfinished, 'w', OWNER_ONLY.file)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, join(folder, name))
}
