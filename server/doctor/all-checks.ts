import type { Check } from './check.ts'
import { backupProgramsCheck } from './checks/backup-programs.ts'
import { backupsCheck } from './checks/backups.ts'
import { certificateCheck } from './checks/certificate.ts'
import { clockCheck } from './checks/clock.ts'
import { contentChangesCheck } from './checks/content-changes.ts'
import { contentCheck } from './checks/content.ts'
import { contentServiceCheck } from './checks/content-service.ts'
import { dataFoldersCheck } from './checks/data-folders.ts'
import { dataKeyCheck } from './checks/data-key.ts'
import { diskSpaceCheck } from './checks/disk-space.ts'
import { durabilityCheck } from './checks/durability.ts'
import { launchCheck } from './checks/launch.ts'
import { mailCheck, senderCheck } from './checks/mail.ts'
import { placeholdersCheck } from './checks/placeholders.ts'
import { privateAddressesCheck } from './checks/private-addresses.ts'
import { responseHeadersCheck } from './checks/response-headers.ts'
import { siteCheck } from './checks/site.ts'
import { webhookCheck } from './checks/webhook.ts'

/** In the order of the report. */
export const ALL_CHECKS: readonly Check[] = [
  dataKeyCheck,
  dataFoldersCheck,
  clockCheck,
  diskSpaceCheck,
  durabilityCheck,
  siteCheck,
  mailCheck,
  senderCheck,
  webhookCheck,
  contentServiceCheck,
  contentChangesCheck,
  contentCheck,
  privateAddressesCheck,
  backupsCheck,
  backupProgramsCheck,
  certificateCheck,
  responseHeadersCheck,
  placeholdersCheck,
  launchCheck,
]
