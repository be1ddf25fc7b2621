import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { type Draft, forgetDraft, readDraft, saveDraft } from './draft.ts'

/** Typing is saved when it pauses, and at the latest when the page is left. */
const PAUSE_MS = 400

type Unsaved = () => Omit<Draft, 'savedAt'>

/** Saves one form's draft on this device, not at every key. */
export function createDraftSaver(form: FormDefinition) {
  let pending: { timer: ReturnType<typeof setTimeout>; draft: Unsaved } | undefined

  function flush() {
    if (!pending) return
    clearTimeout(pending.timer)
    saveDraft(keeper(), form, { savedAt: Date.now(), ...pending.draft() })
    pending = undefined
  }

  return {
    flush,
    left: () => readDraft(keeper(), form, Date.now()),
    note(draft: Unsaved) {
      clearTimeout(pending?.timer)
      pending = { timer: setTimeout(flush, PAUSE_MS), draft }
    },
    forget() {
      clearTimeout(pending?.timer)
      pending = undefined
      forgetDraft(keeper(), form)
    },
  }
}

/** Reading `localStorage` itself throws where storage is blocked. */
function keeper(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}
