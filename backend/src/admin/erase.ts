import { erasePerson } from '../inbox/erase-person.ts'
import { previewErasure } from '../inbox/preview-erasure.ts'
import { formatTime } from '../submissions/format-time.ts'
import { printableJson } from '../submissions/printable-json.ts'
import { accepted, AdminError, singleArgument, type AdminContext, type Arguments } from './admin-context.ts'
import { formatCount } from './format-count.ts'

const VACUUM_SECONDS = 40

/**
 * Removes one person everywhere: submissions, files, notes, replies, what was to be sent, mail files, and the WAL of
 * the database. Only with --yes; --dry-run shows what would be removed.
 */
export async function erase(context: AdminContext, args: Arguments): Promise<void> {
  const email = singleArgument(args, 'email address')
  const { 'dry-run': dryRun, yes, json } = args.options
  const preview = accepted(await previewErasure(context, context.actor, { email }))
  if (dryRun === true || yes !== true) {
    if (json === true) context.print(printableJson(preview))
    else printPreview(context, preview)
    if (dryRun === true) return
    throw new AdminError('Nothing was removed. This cannot be undone: if it is right, add --yes.')
  }
  const request = { email, confirmation: email, expected: preview.total, vacuumSeconds: VACUUM_SECONDS }
  const { receipt } = accepted(await erasePerson(context, context.actor, request))
  if (json === true) return context.print(printableJson(receipt))
  const { erasedAt, tracesRemoved, ...counts } = receipt
  context.print(`Erased on ${new Date(erasedAt).toISOString()}`)
  for (const [what, count] of Object.entries(counts)) context.print(`  ${what}: ${count}`)
  context.print(`  traces in the database: ${tracesRemoved ? 'none' : 'gone after its next checkpoint'}`)
  context.print('Backups made before, and mail that was sent, are not within reach of this command.')
}

type Preview = Extract<Awaited<ReturnType<typeof previewErasure>>, { total: number }>

function printPreview({ print }: AdminContext, { submissions, total, mails }: Preview): void {
  for (const { reference, formLabel, receivedAt, files } of submissions)
    print(
      `${reference}  ${formatTime(receivedAt)}  ${formLabel}${files > 0 ? `, ${formatCount(files, 'file')}` : ''}`,
    )
  print(`This would remove ${formatCount(total, 'submission')} and ${formatCount(mails, 'mail file')}.`)
}
