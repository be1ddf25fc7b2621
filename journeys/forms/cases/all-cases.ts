import type { FormCase } from '../form-case.ts'
import { apply } from './apply.ts'
import { careerApply } from './career-apply.ts'
import { contact } from './contact.ts'
import { installation } from './installation.ts'
import { investor } from './investor.ts'
import { localPartner } from './local-partner.ts'
import { osInstallation } from './os-installation.ts'

export const ALL_CASES: readonly FormCase[] = [
  contact,
  apply,
  careerApply,
  investor,
  localPartner,
  installation,
  osInstallation,
]

/**
 * For behavior that every form shares, and that unit tests prove of each definition: between them they have every kind
 * of control, files, sensitive answers, and a guided form.
 */
export const REPRESENTATIVE_CASES: readonly FormCase[] = [contact, apply, installation]
