import type { FormCase } from '../form-case.ts'
import { installation } from './installation.ts'
import { osInstallation } from './os-installation.ts'

/** The long forms, with progress, drafts and a check of all answers. */
export const GUIDED_CASES: readonly FormCase[] = [installation, osInstallation]
