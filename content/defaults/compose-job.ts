import type { BlockNamed } from '../model/blocks.ts'
import { ADDRESSES } from './addresses.ts'
import { block, drawing } from './compose.ts'
import type { Job } from './jobs.ts'

interface Wording {
  readonly purpose: string
  readonly requirementsTitle: string
  readonly requirements: string
  /** What an applicant should send along, as the end of a sentence. */
  readonly send: string
}

/** A position in full: what all jobs say alike comes from the job, the rest from its own page. */
export function jobDetail(job: Job, wording: Wording): BlockNamed<'job-detail'> {
  const { slug: _, drawing: scene, ...said } = job
  const { send, purpose, ...words } = wording
  return block('job-detail', {
    ...said,
    ...words,
    purpose: `### Purpose\n\n${purpose}`,
    applyText: `### How to apply

      Write to us with your CV and ${send}. Put the name of the position in the subject line.`,
    applyEmail: ADDRESSES.careersMailbox,
    picture: drawing(scene),
  })
}
