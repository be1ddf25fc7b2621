import type { MailSettings } from '../mail-settings.ts'
import type { Mailer } from './mail.ts'
import { createFileMailer } from './file-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** Sends by SMTP when there is an address for it, else writes `.eml` files into `folder`. */
export function createMailer({ smtpUrl, from }: MailSettings, folder: string): Mailer {
  return smtpUrl === undefined ? createFileMailer(folder, from) : createSmtpMailer(smtpUrl, from)
}
