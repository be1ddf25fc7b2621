import type { PageTemplate } from '../templates/page-template.ts'
import { pageToStrapi, type StrapiData } from './to-strapi.ts'

/** The fields of a page that a template fills in, in the format of the content service. */
export function templateToStrapi({ colourWorld, blocks }: PageTemplate): StrapiData {
  const page = { slug: '', title: '', shareTitle: '', shareDescription: '', shareImage: null }
  const { colourWorld: world, Content } = pageToStrapi({ ...page, colourWorld, blocks })
  return { colourWorld: world, Content }
}
