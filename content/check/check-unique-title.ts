import { pagePath, type Page } from '../model/page.ts'
import { warning, type Finding } from './finding.ts'

type TitledPage = Pick<Page, 'slug' | 'title'>

/** A title that another published page has, too: browser tabs and search results of both look the same. */
export function checkUniqueTitle({ slug, title }: TitledPage, others: readonly TitledPage[]): Finding[] {
  if (title.trim() === '') return []
  const other = others.find((page) => page.slug !== slug && page.title === title)
  return other
    ? [warning(pagePath(slug), `Another page has the same title: ${pagePath(other.slug)}`, 'title')]
    : []
}
