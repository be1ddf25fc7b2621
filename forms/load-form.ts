import type { FormDefinition } from './engine/form-definition.ts'

/** Each form is a file of its own, so that a browser loads only the one that a page shows. */
const LOADERS: Readonly<Record<string, () => Promise<FormDefinition>>> = {
  apply: async () => (await import('./definitions/apply.ts')).applyForm,
  contact: async () => (await import('./definitions/contact.ts')).contactForm,
  installation: async () => (await import('./definitions/installation.ts')).installationForm,
  'os-installation': async () => (await import('./definitions/os-installation.ts')).osInstallationForm,
  investor: async () => (await import('./definitions/investor.ts')).investorForm,
  'local-partner': async () => (await import('./definitions/local-partner.ts')).localPartnerForm,
  'career-apply': async () => (await import('./definitions/career-apply.ts')).careerApplyForm,
}

/** Loads the form with this name; undefined if there is none. Rejects if its file cannot be loaded. */
export async function loadForm(name: string): Promise<FormDefinition | undefined> {
  return Object.hasOwn(LOADERS, name) ? LOADERS[name]?.() : undefined
}
