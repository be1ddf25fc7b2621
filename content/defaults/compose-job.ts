import type { BlockNamed } from '../model/blocks.ts'
import { ADDRESSES } from './addresses.ts'
import { block, illustration } from './compose.ts'
import { emailLink } from './email-link.ts'
import type { Job } from './jobs.ts'

interface JobTexts {
  readonly purpose: string
  /** What the job consists of, as a Markdown list. */
  readonly tasks: string
  readonly skills: string
  /** What an applicant should enclose, as the end of a sentence. */
  readonly send: string
  /** One more paragraph on how to apply. */
  readonly advice?: string
}

/** The full description of a job: shared properties from `job`, the rest from its own page. */
export function jobDetail(job: Job, texts: JobTexts): BlockNamed<'job-detail'> {
  const { title, jobType, location, department, scene } = job
  const { purpose, tasks, skills, send, advice = '' } = texts
  return block('job-detail', {
    title,
    jobType,
    location,
    department,
    listText: 'All positions',
    listUrl: POSITIONS,
    purpose: `### Purpose\n\n${purpose}\n\n### What you will do\n\n${tasks}`,
    requirementsTitle: 'Skills',
    requirements: skills,
    applyText: `### How to apply

      Send us your CV and ${send}, with the job title in the subject line.${advice && `\n\n${advice}`}`,
    applyEmail: ADDRESSES.careersMailbox,
    linkText: 'Or use the application form',
    linkUrl: APPLICATION_FORM,
    picture: illustration(scene),
  })
}

/** The button at the end of the page of a job, and the email that it begins. */
export function applyByEmail(job: Job) {
  return {
    buttonText: 'Apply by email',
    buttonUrl: emailLink(ADDRESSES.careersMailbox, job.title),
    picture: illustration(job.application),
  }
}

/** Two of the other jobs, at the end of the page of one, for those who look for something else. */
export function otherPositions(...jobs: readonly [Job, Job]): BlockNamed<'job-list'> {
  return block('job-list', {
    title: 'Other positions',
    linkText: 'See all positions',
    linkUrl: POSITIONS,
    jobs: jobs.map(jobCard),
  })
}

/** A job in a list of positions, which leads to its page. */
export function jobCard(job: Job) {
  const { slug, title, jobType, location, department, description, icon } = job
  return {
    title,
    jobType,
    location,
    department,
    description,
    path: `/${slug}`,
    picture: illustration(icon),
  }
}

const POSITIONS = '/careers#positions'
const APPLICATION_FORM = '/careers/spontaneous-application'
