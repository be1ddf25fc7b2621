import type { PreviewLink } from './use-preview-link'

/** Why there is no link to a preview; null when there is one, or will be. */
export function linkProblem(link: PreviewLink | 'none' | 'unreachable' | null): string | null {
  if (link === 'none') return 'There is no preview of this entry, or you may not read it.'
  if (link === 'unreachable')
    return 'The content service cannot be reached just now. The page appears here once it can.'
  return null
}

/** What to say while the site at an origin does not answer. */
export function siteProblem(origin: string): string {
  return `The site at ${origin} cannot be reached just now. The page appears here once it can; you can go on editing.`
}
