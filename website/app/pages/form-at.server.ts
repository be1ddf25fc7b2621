import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { FormAt } from './prefetch-on-intent.tsx'

/** Where each form stands, so that its code can be asked for before its page is there. */
export const FORM_AT: FormAt = Object.fromEntries(ALL_FORMS.map(({ page, name }) => [page, name]))
