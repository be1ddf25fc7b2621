import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { FormsByPath } from './prefetch-on-intent.tsx'

/** Where each form stands, so that its code can be asked for before its page is there. */
export const FORMS_BY_PATH: FormsByPath = Object.fromEntries(ALL_FORMS.map(({ page, name }) => [page, name]))
