import type { NavigationItem } from '../model/navigation.ts'
import { brokenLink, type LinkTargets } from './check-links.ts'
import { error, type Finding } from './finding.ts'

/** A problem of an item, with the positions of the items that lead to it, e.g. [2, 0] for the first in the third. */
export interface MenuProblem {
  readonly finding: Finding
  /** Empty for the whole menu. */
  readonly position: readonly number[]
}

/** The items of the menu that lead nowhere. `navigation` includes items without a target. */
export function checkMenu(navigation: readonly NavigationItem[], targets: LinkTargets): Finding[] {
  return findMenuProblems(navigation, targets).map(({ finding }) => finding)
}

/** The same with the position of each item. */
export function findMenuProblems(navigation: readonly NavigationItem[], targets: LinkTargets): MenuProblem[] {
  return navigation.length === 0 ? [{ finding: NO_MENU, position: [] }] : checkItems(navigation, targets, [])
}

/** Then the site shows a menu of all pages, so each of them is linked. */
const NO_MENU = error('menu', 'The site has no menu: visitors see a list of all pages instead')

function checkItems(
  items: readonly NavigationItem[],
  targets: LinkTargets,
  parent: readonly number[],
): MenuProblem[] {
  return items.flatMap((item, index) => {
    const position = [...parent, index]
    const message = problemOf(item, targets)
    const own = message === null ? [] : [{ finding: error('menu', `${item.title}: ${message}`), position }]
    return [...own, ...checkItems(item.items, targets, position)]
  })
}

function problemOf({ address, type, items }: NavigationItem, targets: LinkTargets): string | null {
  const isGroup = type === 'WRAPPER' && items.length > 0
  if (address === '' && !isGroup) return 'has no target; its page may not be published'
  const problem = brokenLink(address, '/', targets)
  if (!problem) return null
  return isGroup ? `${problem}; with the path # the item only opens its menu` : problem
}
