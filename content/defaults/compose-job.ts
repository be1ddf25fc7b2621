import type { BlockNamed } from '../model/blocks.ts'
import { ADDRESSES } from './addresses.ts'
import { block, illustration } from './compose.ts'
import type { Job } from './jobs.ts'

interface JobTexts {
  readonly purpose: string
  readonly requirementsTitle: string
  readonly requirements: string
  /** What an applicant should enclose, as the end of a sentence. */
  readonly send: string
}

/** The full description of a job: shared properties from `job`, the rest from its own page. */
export function jobDetail(job: Job, texts: JobTexts): BlockNamed<'job-detail'> {
  const { slug: _, illustration: scene, ...properties } = job
  const { send, purpose, ...requirements } = texts
  return block('job-detail', {
    ...properties,
    ...requirements,
    listText: 'All positions',
    listUrl: '/careers#positions',
    purpose: `### Purpose\n\n${purpose}`,
    applyText: `### How to apply

      Send us your CV and ${send}, with the job title in the subject line.`,
    applyEmail: ADDRESSES.careersMailbox,
    picture: illustration(scene),
  })
}
