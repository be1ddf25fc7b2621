import type { Installation } from './installation.ts'

/** What a check found. A warning or failure says what to do about it. */
export type Finding =
  | { readonly status: 'ok'; readonly message: string }
  | { readonly status: 'warning' | 'failed'; readonly message: string; readonly remedy: string }

/** Examines one aspect of a running installation and leaves nothing behind. */
export interface Check {
  /** Two or three words, for the report. */
  readonly name: string
  /** What it found; nothing when it does not apply to this installation. May throw: then it counts as failed. */
  readonly run: (installation: Installation) => Promise<readonly Finding[]>
}

/** Nothing to do. */
export function ok(message: string): Finding {
  return { status: 'ok', message }
}

/** Works, but should be changed. `remedy`: what to do, as a sentence. */
export function warning(message: string, remedy: string): Finding {
  return { status: 'warning', message, remedy }
}

/** Does not work. `remedy`: what to do, as a sentence. */
export function failed(message: string, remedy: string): Finding {
  return { status: 'failed', message, remedy }
}
