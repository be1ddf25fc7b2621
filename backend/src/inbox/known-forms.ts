import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { InboxContext } from './inbox-context.ts'

/** The names of all forms: those of today, and those that were ever asked. */
export async function knownForms({ storage }: Pick<InboxContext, 'storage'>): Promise<string[]> {
  return [...new Set([...ALL_FORMS.map(({ name }) => name), ...(await storage.listFormNames(null))])]
}
