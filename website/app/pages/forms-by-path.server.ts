import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { FormsByPath } from './prefetch-on-intent.tsx'

/** The form on each page, so that its code can be loaded before the page. */
export const FORMS_BY_PATH: FormsByPath = Object.fromEntries(ALL_FORMS.map(({ page, name }) => [page, name]))
