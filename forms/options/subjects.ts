import type { Option } from '../engine/form-definition.ts'

/** Specification §3: what a contact message is about. */
export const SUBJECTS: readonly Option[] = [
  'General Information',
  'Investors',
  'Local Partners',
  'Recruiting',
  'Support',
].map((subject) => ({ value: subject, label: subject }))
