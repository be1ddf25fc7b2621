import type { FormCase } from '../form-case.ts'
import { installation } from './installation.ts'
import { osInstallation } from './os-installation.ts'

/** The long forms, which lead from section to section. */
export const GUIDED_CASES: readonly FormCase[] = [installation, osInstallation]
