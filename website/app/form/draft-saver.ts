import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { type Draft, forgetDraft, readDraft, saveDraft } from './draft.ts'
import { storageOf } from './storage-of.ts'

/** Typing is saved when it pauses, and at the latest when the page is left. */
const PAUSE_MS = 400

type Unsaved = () => Omit<Draft, 'savedAt'>

/** Saves one form's draft on this device, not at every key. */
export function createDraftSaver(form: FormDefinition) {
  let pending: { timer: ReturnType<typeof setTimeout>; draft: Unsaved } | undefined

  function flush() {
    if (!pending) return
    clearTimeout(pending.timer)
    saveDraft(storageOf('device'), form, { savedAt: Date.now(), ...pending.draft() })
    pending = undefined
  }

  return {
    flush,
    left: () => readDraft(storageOf('device'), form, Date.now()),
    note(draft: Unsaved) {
      clearTimeout(pending?.timer)
      pending = { timer: setTimeout(flush, PAUSE_MS), draft }
    },
    forget() {
      clearTimeout(pending?.timer)
      pending = undefined
      forgetDraft(storageOf('device'), form)
    },
  }
}
