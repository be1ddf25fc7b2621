import { tryOrUndefined } from './try-or-undefined.ts'
import type { DraftScope, DraftStorage } from './stored-draft.ts'

const NO_STORAGE: DraftStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
}

/** The browser's storage for the device or for this tab. Where it is blocked, a storage that holds nothing. */
export function browserStorage(scope: DraftScope): DraftStorage {
  return tryOrUndefined(() => (scope === 'device' ? localStorage : sessionStorage)) ?? NO_STORAGE
}
