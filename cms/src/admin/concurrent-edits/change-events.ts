import type { PanelChange } from './panel-change'

/**
 * What becomes of a change that the panel sends. failed: not by a decision of the editor, so the form must keep what
 * was typed.
 */
export interface ChangeEvent {
  readonly state: 'sent' | 'done' | 'failed'
  readonly change: PanelChange
  /** The documents that were changed or created; empty until it is done. */
  readonly documentIds: readonly string[]
}
type Listener = (event: ChangeEvent) => void

const listeners = new Set<Listener>()

/** Calls every listener. */
export function announceChange(event: ChangeEvent): void {
  for (const listener of listeners) listener(event)
}

/** Calls the listener for each event; returns how to stop. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
