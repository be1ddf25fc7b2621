import { failed, ok, warning, type Check } from '../check.ts'

/** The mail server accepts the site; with `--test-mail ADDRESS` also a mail. */
export const mailCheck: Check = {
  name: 'Mail',
  async run({ settings: { backend }, options, reachMailServer, sendTestMail }) {
    const { smtpUrl } = backend.mail
    if (smtpUrl === undefined)
      return [
        failed(
          'SMTP_URL is not set: nobody is notified, and mails with personal data pile up in files',
          'Set SMTP_URL, MAIL_FROM and MAIL_TO.',
        ),
      ]
    const failure = await reachMailServer(smtpUrl)
    if (failure !== null)
      return [
        failed(
          `the mail server cannot be used (${failure})`,
          'Check SMTP_URL, its password and the network. Deliveries wait for three days.',
        ),
      ]
    if (options.testMail === null)
      return [ok('the mail server accepts the connection (--test-mail ADDRESS sends a mail)')]
    const rejected = await sendTestMail(options.testMail)
    return rejected === null
      ? [
          ok(
            `a test mail was accepted for ${options.testMail}: check that it arrives and is not marked as spam`,
          ),
        ]
      : [
          failed(
            `the test mail was rejected (${rejected})`,
            'Check MAIL_FROM, and SPF and DKIM of its domain.',
          ),
        ]
  },
}

/** Mail to visitors leaves as soon as somebody writes; a sender of the example domain is rejected everywhere. */
export const senderCheck: Check = {
  name: 'Mail sender',
  async run({ settings: { backend } }) {
    const domain = /@([^\s>]+)>?$/u.exec(backend.mail.from)?.[1] ?? ''
    return domain.endsWith('.example')
      ? [warning(`MAIL_FROM is ${backend.mail.from}`, 'Set MAIL_FROM to an address of your domain.')]
      : [ok(`MAIL_FROM is an address of ${domain}`)]
  },
}
