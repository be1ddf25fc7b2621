/** A change that the content service rejected because somebody else had saved. */
export interface Conflict {
  readonly type: string
  readonly documentId: string
  readonly message: string
  readonly savedAt: string
  /** The stored draft; a change that names it is accepted. */
  readonly version: string
  /** What was to be saved; undefined when nothing was, e.g. to unpublish. */
  readonly data: object | undefined
}
export type Choice = 'keep-mine' | 'take-theirs' | 'cancel'
type Listener = () => void

let open: { readonly conflict: Conflict; readonly choose: (choice: Choice) => void } | null = null
const listeners = new Set<Listener>()

/** Asks the editor; 'cancel' where no dialog can be shown. */
export function askEditor(conflict: Conflict): Promise<Choice> {
  if (listeners.size === 0) return Promise.resolve('cancel')
  return new Promise((resolve) => {
    open?.choose('cancel')
    setOpen({ conflict, choose: resolve })
  })
}

/** The conflict that waits for a choice; null when there is none. */
export function openConflict(): Conflict | null {
  return open?.conflict ?? null
}

/** Resolves the open conflict. */
export function choose(choice: Choice): void {
  const chosen = open
  setOpen(null)
  chosen?.choose(choice)
}

/** Calls the listener when a conflict is opened or closed; returns how to stop. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setOpen(next: typeof open): void {
  open = next
  for (const listener of listeners) listener()
}
