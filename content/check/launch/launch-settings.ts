import { isExample } from './is-example.ts'

/** Settings of the site that have placeholders until the owner sets them. */
export const LAUNCH_SETTINGS = [
  { name: 'SITE_URL', task: 'Set the public address of the site.', isOpen: isUnsetOrExample },
  { name: 'TOKEN_SALE_URL', task: 'Set the address of the token’s public sale.', isOpen: isUnsetOrExample },
  { name: 'MAIL_TO', task: 'Set the mailbox of the staff.', isOpen: isUnsetOrExample },
  { name: 'MAIL_FROM', task: 'Set the sender of mails.', isOpen: isUnsetOrExample },
  { name: 'SMTP_URL', task: 'Set the mail server: without it, mails stay in files.', isOpen: isUnset },
] as const

export type LaunchSetting = (typeof LAUNCH_SETTINGS)[number]['name']

/** The settings that are still to be made. */
export function openSettings(values: Readonly<Partial<Record<LaunchSetting, string>>>) {
  return LAUNCH_SETTINGS.filter(({ name, isOpen }) => isOpen(values[name])).map(({ name, task }) => ({
    name,
    task,
  }))
}

function isUnset(value: string | undefined): boolean {
  return value === undefined
}

function isUnsetOrExample(value: string | undefined): boolean {
  return value === undefined || isExample(value)
}
