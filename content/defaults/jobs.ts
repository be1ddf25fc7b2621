import type { Illustration } from '../model/illustrations.ts'
import { FACTS } from './facts.ts'

export interface Job {
  readonly slug: string
  readonly title: string
  readonly jobType: string
  readonly location: string
  readonly department: string
  /** In lists of positions, with an icon. */
  readonly description: string
  readonly icon: Illustration
  /** On its own page. */
  readonly scene: Illustration
  /** At the end of its own page: what to send, on most pages in front of an email with its title. */
  readonly application: Illustration
}

/** Properties shown both in the job list and on each job's own page. */
export const JOBS = {
  mobileDeveloper: {
    slug: 'careers/mobile-developer',
    title: 'Mobile Developer',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Engineering',
    description: 'Build the app that people pay with.',
    icon: 'job-mobile',
    scene: 'app-build',
    application: 'application-mobile',
  },
  javaScalaDeveloper: {
    slug: 'careers/java-scala-developer',
    title: 'Java/Scala Developer',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Engineering',
    description: 'Build the services that payments and cashback run on.',
    icon: 'job-java',
    scene: 'developer-desk',
    application: 'application-java',
  },
  pluginDeveloper: {
    slug: 'careers/plugin-developer-for-e-commerce-platforms',
    title: 'Plugin Developer for E-commerce Platforms',
    jobType: 'Temporary',
    location: FACTS.pluginJobLocation,
    department: 'Engineering',
    description: 'Bring our checkout to WooCommerce and PrestaShop stores.',
    icon: 'job-plugin',
    scene: 'plugin-build',
    application: 'application-plugin',
  },
  graphicDesigner: {
    slug: 'careers/graphic-designer',
    title: 'Graphic Designer',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Design',
    description: 'Design visuals that people understand at a glance.',
    icon: 'job-design',
    scene: 'idea-board',
    application: 'application-design',
  },
  seoSpecialist: {
    slug: 'careers/seo-specialist',
    title: 'SEO Specialist',
    jobType: 'Full time',
    location: FACTS.jobLocation,
    department: 'Marketing',
    description: 'Help people find us when they search for a wallet.',
    icon: 'job-seo',
    scene: 'search-page',
    application: 'application-seo',
  },
} as const satisfies Record<string, Job>
