import type { Illustration } from '../model/illustrations.ts'
import { FACTS } from './facts.ts'

export interface Job {
  readonly slug: string
  readonly title: string
  readonly jobType: string
  readonly location: string
  readonly department: string
  /** In the list of positions. */
  readonly icon: Illustration
  /** On its own page. */
  readonly scene: Illustration
}

/** Properties shown both in the job list and on each job's own page. */
export const JOBS = {
  mobileDeveloper: {
    slug: 'careers/mobile-developer',
    title: 'Mobile Developer',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Engineering',
    icon: 'job-mobile',
    scene: 'app-build',
  },
  javaScalaDeveloper: {
    slug: 'careers/java-scala-developer',
    title: 'Java/Scala Developer',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Engineering',
    icon: 'job-java',
    scene: 'developer-desk',
  },
  pluginDeveloper: {
    slug: 'careers/plugin-developer-for-e-commerce-platforms',
    title: 'Plugin Developer for E-commerce Platforms',
    jobType: 'Temporary',
    location: FACTS.pluginJobLocation,
    department: 'Engineering',
    icon: 'job-plugin',
    scene: 'online-pack',
  },
  graphicDesigner: {
    slug: 'careers/graphic-designer',
    title: 'Graphic Designer',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Design',
    icon: 'job-design',
    scene: 'idea-board',
  },
  seoSpecialist: {
    slug: 'careers/seo-specialist',
    title: 'SEO Specialist',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Marketing',
    icon: 'job-seo',
    scene: 'search-page',
  },
} as const satisfies Record<string, Job>
