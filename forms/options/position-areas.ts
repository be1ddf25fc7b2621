import type { Option } from '../engine/form-definition.ts'

/** Specification §3. */
export const POSITION_AREAS: readonly Option[] = [
  { value: 'Design', label: 'Design' },
  { value: 'Marketing', label: 'Marketing' },
  { value: 'Business', label: 'Business Development' },
  { value: 'Software Development', label: 'Software Development' },
]
