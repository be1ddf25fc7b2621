import { STANDARD_SIZE_ILLUSTRATIONS } from './standard-size-illustrations.ts'
import { OTHER_ILLUSTRATIONS, type Illustration } from './illustration-files.ts'

export type { Illustration } from './illustration-files.ts'

/** In the order of the editors' menu. */
export const ILLUSTRATIONS: readonly Illustration[] = [
  ...STANDARD_SIZE_ILLUSTRATIONS,
  ...(Object.keys(OTHER_ILLUSTRATIONS) as (keyof typeof OTHER_ILLUSTRATIONS)[]),
]
