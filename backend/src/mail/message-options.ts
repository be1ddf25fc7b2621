import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/** A mail as nodemailer's options. It may fetch nothing by itself, be it a file or an address. */
export function messageOptions(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    to: mail.to,
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}@${domainOf(from)}>`,
    ...(!mail.isPersonal && { headers: AUTOMATIC }),
    attachments: mail.attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Vacation notices do not respond to it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

function domainOf(mailbox: string): string {
  return /@(?<domain>[^\s<>@]+)>?$/u.exec(mailbox)?.groups?.['domain'] ?? 'localhost'
}
