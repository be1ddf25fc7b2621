import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { browserStorage } from './browser-storage.ts'
import { deleteDraft, type Draft, readDraft, saveDraft } from './stored-draft.ts'

/** Typing is saved when it pauses, and at the latest when the page is left. */
const DEBOUNCE_MS = 400

type UnsavedDraft = () => Omit<Draft, 'savedAt'>

/** Saves a form's draft on this device, debounced. */
export function createDeviceDraft(form: FormDefinition) {
  let scheduled: { timer: ReturnType<typeof setTimeout>; draft: UnsavedDraft } | undefined

  function flush() {
    if (!scheduled) return
    clearTimeout(scheduled.timer)
    saveDraft(browserStorage('device'), form, { savedAt: Date.now(), ...scheduled.draft() })
    scheduled = undefined
  }

  return {
    /** Saves what is scheduled, at once. */
    flush,
    read: () => readDraft(browserStorage('device'), form, Date.now()),
    schedule(draft: UnsavedDraft) {
      clearTimeout(scheduled?.timer)
      scheduled = { timer: setTimeout(flush, DEBOUNCE_MS), draft }
    },
    /** Deletes the draft, and what is scheduled. */
    discard() {
      clearTimeout(scheduled?.timer)
      scheduled = undefined
      deleteDraft(browserStorage('device'), form)
    },
  }
}
