/** An item of the menu that links to a page of the site. */
export interface PageItem {
  readonly title: string
  /** null: the page was deleted. */
  readonly pageId: string | null
}

/** An item that visitors do not see, and why. */
export interface MenuProblem {
  readonly title: string
  readonly problem: string
}

/** The items whose page visitors cannot see. The site leaves them out, or shows them without a link above a submenu. */
export function menuProblems(items: readonly PageItem[], publishedIds: ReadonlySet<string>): MenuProblem[] {
  return items.flatMap(({ title, pageId }) => {
    if (pageId === null) return [{ title, problem: 'its page was deleted' }]
    return publishedIds.has(pageId) ? [] : [{ title, problem: 'its page is not published' }]
  })
}
