export interface RestartDelays {
  /** The first delay, in milliseconds; 500 by default. */
  readonly firstMs?: number
  /** The longest delay, in milliseconds; 60 000 by default. */
  readonly capMs?: number
  /** A program that ran for so many milliseconds starts with the first delay again; 60 000 by default. */
  readonly stableMs?: number
}

export function createBackoff(options?: RestartDelays & { readonly random?: () => number }): {
  next(ranForMs: number): { readonly attempt: number; readonly delayMs: number }
}
