export interface Scheduled {
  readonly name: string
  readonly needs?: readonly string[]
  readonly alone?: boolean
  readonly noSlot?: boolean
  readonly last?: boolean
}

export function schedule<S extends Scheduled, O extends { readonly failed: number }>(
  steps: readonly S[],
  options: {
    readonly concurrency: number
    readonly run: (step: S) => Promise<O>
    readonly skip: (step: S, need: string) => O
  },
): Promise<readonly O[]>
