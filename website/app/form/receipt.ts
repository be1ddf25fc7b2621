import { tryOrUndefined } from './try-or-undefined.ts'
import { isReference } from './form-state.ts'
import { browserStorage } from './browser-storage.ts'

/** The form's name is appended. */
export const RECEIPT_KEY_PREFIX = 'beam-receipt-'

/** Where the browser's storage is blocked, receipts last as long as the document. */
const receipts = new Map<string, string>()

/** Saves in this tab that a form was stored, until the receipt was seen: the visitor may have left the page. */
export function saveReceipt(formName: string, reference: string) {
  receipts.set(formName, reference)
  tryOrUndefined(() => browserStorage('tab').setItem(RECEIPT_KEY_PREFIX + formName, reference))
}

/** The reference of a submission that was stored and not shown yet; null when there is none. */
export function readReceipt(formName: string): string | null {
  const reference =
    receipts.get(formName) ??
    tryOrUndefined(() => browserStorage('tab').getItem(RECEIPT_KEY_PREFIX + formName))
  return isReference(reference) ? reference : null
}

/** Forgets the receipt: the thank-you panel was seen. */
export function deleteReceipt(formName: string) {
  receipts.delete(formName)
  tryOrUndefined(() => browserStorage('tab').removeItem(RECEIPT_KEY_PREFIX + formName))
}
