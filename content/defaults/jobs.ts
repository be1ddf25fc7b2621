import type { Illustration } from '../model/illustrations.ts'
import { FACTS } from './facts.ts'

export interface Job {
  readonly slug: string
  readonly title: string
  readonly jobType: string
  readonly location: string
  readonly department: string
  readonly drawing: Illustration
}

/** What the list of positions and each position's own page must say alike. */
export const JOBS = {
  mobileDeveloper: {
    slug: 'careers/mobile-developer',
    title: 'Mobile Developer',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Engineering',
    drawing: 'job-mobile',
  },
  javaScalaDeveloper: {
    slug: 'careers/java-scala-developer',
    title: 'Java/Scala Developer',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Engineering',
    drawing: 'job-java',
  },
  pluginDeveloper: {
    slug: 'careers/plugin-developer-for-e-commerce-platforms',
    title: 'Plugin Developer for E-commerce Platforms',
    jobType: 'Temporary',
    location: FACTS.pluginJobLocation,
    department: 'Engineering',
    drawing: 'job-plugin',
  },
  graphicDesigner: {
    slug: 'careers/graphic-designer',
    title: 'Graphic Designer',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Design',
    drawing: 'job-design',
  },
  seoSpecialist: {
    slug: 'careers/seo-specialist',
    title: 'SEO Specialist',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Marketing',
    drawing: 'job-seo',
  },
} as const satisfies Record<string, Job>
