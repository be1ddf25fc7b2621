import { applyForm } from './definitions/apply.ts'
import { careerApplyForm } from './definitions/career-apply.ts'
import { contactForm } from './definitions/contact.ts'
import { installationForm } from './definitions/installation.ts'
import { investorForm } from './definitions/investor.ts'
import { localPartnerForm } from './definitions/local-partner.ts'
import { osInstallationForm } from './definitions/os-installation.ts'
import type { FormDefinition } from './engine/form-definition.ts'

/** Every form of the site, in the order of the API calls in the specification. */
export const ALL_FORMS: readonly FormDefinition[] = [
  applyForm,
  contactForm,
  installationForm,
  osInstallationForm,
  investorForm,
  localPartnerForm,
  careerApplyForm,
]

/** The form with this name, as used in content and settings; undefined if there is none. */
export function formNamed(name: string): FormDefinition | undefined {
  return ALL_FORMS.find((form) => form.name === name)
}
