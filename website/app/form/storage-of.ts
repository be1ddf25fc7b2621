import { attempt } from './attempt.ts'
import type { Keeper } from './draft.ts'

const NONE: Keeper = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** What the browser keeps for the device, or for this tab alone. Reading it throws where storage is blocked. */
export function storageOf(place: 'device' | 'tab'): Keeper {
  return attempt(() => (place === 'device' ? localStorage : sessionStorage)) ?? NONE
}
