import { attempt } from './attempt.ts'
import { isReference } from './form-state.ts'
import { storageOf } from './storage-of.ts'

/** The form's name is appended. */
export const RECEIPT_KEY = 'beam-receipt-'

/** Where the browser's storage is blocked, receipts last as long as the document. */
const receipts = new Map<string, string>()

/** Remembers, for this tab, that a form was stored, until somebody has seen it: a visitor may have left the page by then. */
export function saveReceipt(formName: string, reference: string) {
  receipts.set(formName, reference)
  attempt(() => storageOf('tab').setItem(RECEIPT_KEY + formName, reference))
}

/** The reference of a submission that was stored and not shown yet; null when there is none. */
export function readReceipt(formName: string): string | null {
  const reference = receipts.get(formName) ?? attempt(() => storageOf('tab').getItem(RECEIPT_KEY + formName))
  return isReference(reference) ? reference : null
}

export function deleteReceipt(formName: string) {
  receipts.delete(formName)
  attempt(() => storageOf('tab').removeItem(RECEIPT_KEY + formName))
}
