import type { FormDefinition } from './engine/form-definition.ts'

/** The forms of all-forms.ts, each brought when it is asked for: a page in a browser shows one of them. */
const FORMS: Readonly<Record<string, () => Promise<FormDefinition>>> = {
  apply: async () => (await import('./definitions/apply.ts')).applyForm,
  contact: async () => (await import('./definitions/contact.ts')).contactForm,
  installation: async () => (await import('./definitions/installation.ts')).installationForm,
  'os-installation': async () => (await import('./definitions/os-installation.ts')).osInstallationForm,
  investor: async () => (await import('./definitions/investor.ts')).investorForm,
  'local-partner': async () => (await import('./definitions/local-partner.ts')).localPartnerForm,
  'career-apply': async () => (await import('./definitions/career-apply.ts')).careerApplyForm,
}

/** The form of this name; undefined when there is none. Rejects when its code cannot be fetched. */
export async function loadForm(name: string): Promise<FormDefinition | undefined> {
  return Object.hasOwn(FORMS, name) ? FORMS[name]?.() : undefined
}
