import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { topicsOf } from '@beam/forms/staff-views.ts'
import { urlWith, matching } from '../../environment/settings/parsers.ts'
import type { SettingsReader } from '../../environment/settings/settings-reader.ts'

/** How mail is sent, and to whom. */
export interface MailSettings {
  /** `smtp://…` or `smtps://…`; undefined writes mail to `dataDir`/mail. */
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly to: string
  /** By form name, where it differs from `to`. */
  readonly toByForm: Readonly<Record<string, string>>
  /** By form name and value of the topic (`topicKey`), where it differs from the form's. */
  readonly toByTopic: Readonly<Record<string, string>>
}

/** Reads them; what is wrong is reported to the reader. */
export function mailSettings(reader: SettingsReader): MailSettings {
  const { optional, withDefault } = reader
  return {
    smtpUrl: optional('SMTP_URL', urlWith(['smtp:', 'smtps:'])),
    from: withDefault('MAIL_FROM', mailbox, 'Beam Wallet <no-reply@beamwallet.example>'),
    to: withDefault('MAIL_TO', mailbox, 'team@beamwallet.example'),
    ...mailboxesByForm(reader),
  }
}

/** How `toByTopic` is read. */
export function topicKey(form: string, topic: string): string {
  return `${form} ${topic}`
}

const mailbox = matching(
  /^(?:[^<>\r\n]{0,100} )?<?[^\s<>@"]+@[^\s<>@"]+>?$/u,
  'must be an email address, or "Name <address>"',
)

function mailboxesByForm({
  optional,
  namesWith,
  reject,
}: SettingsReader): Pick<MailSettings, 'toByForm' | 'toByTopic'> {
  const toByForm: Record<string, string> = {}
  const toByTopic: Record<string, string> = {}
  for (const name of namesWith('MAIL_TO_')) {
    const to = optional(name, mailbox) ?? ''
    const recipient = RECIPIENTS.get(name)
    if (!recipient) reject(name, `must name a form, or a form and its topic: ${FORM_SETTINGS}`)
    else if (recipient.topic === undefined) toByForm[recipient.form] = to
    else toByTopic[topicKey(recipient.form, recipient.topic)] = to
  }
  return { toByForm, toByTopic }
}

/**
 * 'os-installation' → 'MAIL_TO_OS_INSTALLATION'; 'contact' and 'General Information' →
 * 'MAIL_TO_CONTACT_GENERAL_INFORMATION'.
 */
function settingName(...words: readonly string[]): string {
  return ['MAIL_TO', ...words].map((word) => word.toUpperCase().replaceAll(/[^A-Z\d]+/gu, '_')).join('_')
}

interface Recipient {
  readonly form: string
  readonly topic?: string
}

/** Every setting for a recipient, from the forms themselves. */
const RECIPIENTS: ReadonlyMap<string, Recipient> = new Map(
  ALL_FORMS.flatMap(({ name }): [string, Recipient][] => [
    [settingName(name), { form: name }],
    ...topicsOf(name).map(({ value }): [string, Recipient] => [
      settingName(name, value),
      { form: name, topic: value },
    ]),
  ]),
)
const FORM_SETTINGS = ALL_FORMS.map(({ name }) => settingName(name)).join(', ')
