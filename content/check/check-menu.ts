import type { NavigationItem } from '../model/navigation.ts'
import { brokenLink, type LinkTargets } from './check-links.ts'
import { error, type Finding } from './finding.ts'

/** The items of the menu that lead nowhere. `navigation` includes items without a target. */
export function checkMenu(navigation: readonly NavigationItem[], targets: LinkTargets): Finding[] {
  return navigation.length === 0 ? [NO_MENU] : navigation.flatMap((item) => checkItem(item, targets))
}

/** Then the site shows a menu of all pages, so each of them is linked. */
const NO_MENU = error('menu', 'The site has no menu: visitors see a list of all pages instead')

function checkItem(item: NavigationItem, targets: LinkTargets): Finding[] {
  const below = item.items.flatMap((inner) => checkItem(inner, targets))
  const problem = brokenLink(item.address, '/', targets)
  if (item.address === '' && (item.type !== 'WRAPPER' || item.items.length === 0))
    return [error('menu', `${item.title}: has no target; its page may not be published`), ...below]
  if (!problem) return below
  const advice =
    item.type === 'WRAPPER' && item.items.length > 0 ? '; with the path # the item only opens its menu' : ''
  return [error('menu', `${item.title}: ${problem}${advice}`), ...below]
}
