import type { DataKeys } from '../keys/data-keys.ts'
import { decrypt, encrypt } from '../keys/encrypt.ts'
import type { StaffText } from '../storage/commands/staff-notes.ts'
import { associatedData } from '../keys/associated-data.ts'

const KEY_MISSING = '(encrypted, its key is missing)'

/** Encrypts what staff wrote about a person, bound to its submission. */
export function encryptStaffText(keys: DataKeys, submissionId: string, id: string, text: string): string {
  return encrypt(keys.current, associatedData(submissionId, id), text)
}

/** The text; a placeholder when its key is missing. */
export function decryptStaffText(keys: DataKeys, submissionId: string, { id, content }: StaffText): string {
  return decrypt(keys, associatedData(submissionId, id), content) ?? KEY_MISSING
}

interface ReplyText {
  readonly subject: string
  readonly text: string
}

/** Encrypts a reply, bound to its submission. */
export function encryptReply(keys: DataKeys, submissionId: string, id: string, reply: ReplyText): string {
  return encryptStaffText(keys, submissionId, id, JSON.stringify([reply.subject, reply.text]))
}

/** The reply; a placeholder for subject and text when its key is missing. */
export function decryptReply(keys: DataKeys, submissionId: string, stored: StaffText): ReplyText {
  const decrypted = decryptStaffText(keys, submissionId, stored)
  if (decrypted === KEY_MISSING) return { subject: KEY_MISSING, text: KEY_MISSING }
  const [subject, text] = JSON.parse(decrypted) as [string, string]
  return { subject, text }
}
