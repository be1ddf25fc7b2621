import type { Illustration } from '../model/illustrations.ts'
import { FACTS } from './facts.ts'

export interface Job {
  readonly slug: string
  readonly title: string
  readonly jobType: string
  readonly location: string
  readonly department: string
  readonly illustration: Illustration
}

/** Properties shown both in the job list and on each job's own page. */
export const JOBS = {
  mobileDeveloper: {
    slug: 'careers/mobile-developer',
    title: 'Mobile Developer',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Engineering',
    illustration: 'job-mobile',
  },
  javaScalaDeveloper: {
    slug: 'careers/java-scala-developer',
    title: 'Java/Scala Developer',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Engineering',
    illustration: 'job-java',
  },
  pluginDeveloper: {
    slug: 'careers/plugin-developer-for-e-commerce-platforms',
    title: 'Plugin Developer for E-commerce Platforms',
    jobType: 'Temporary',
    location: FACTS.pluginJobLocation,
    department: 'Engineering',
    illustration: 'job-plugin',
  },
  graphicDesigner: {
    slug: 'careers/graphic-designer',
    title: 'Graphic Designer',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Design',
    illustration: 'job-design',
  },
  seoSpecialist: {
    slug: 'careers/seo-specialist',
    title: 'SEO Specialist',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Marketing',
    illustration: 'job-seo',
  },
} as const satisfies Record<string, Job>
