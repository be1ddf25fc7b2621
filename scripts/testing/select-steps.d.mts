export interface Step {
  readonly name: string
  readonly needs?: readonly string[]
}

export function selectSteps<T extends Step>(
  steps: readonly T[],
  names: readonly string[],
): { readonly steps: readonly T[]; readonly problem?: undefined } | { readonly problem: string }
