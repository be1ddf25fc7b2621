export function readTestArguments(args: readonly string[]): {
  readonly isLong: boolean
  readonly mustRunAll: boolean
  readonly only: readonly string[]
  readonly problem?: string
}
