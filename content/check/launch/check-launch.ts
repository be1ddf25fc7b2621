import { LAUNCH_RULES, type LaunchRule } from './launch-rules.ts'
import { launchValues, type LaunchContent, type LaunchValue } from './launch-values.ts'

/** Something to fill in before launch. */
export interface LaunchEntry {
  readonly task: string
  /** A page's path, or 'footer', 'menu'. */
  readonly location: string
  /** Where to change it, e.g. 'Team › Members 1 › Name'. */
  readonly label: string
}

/** What is still to be filled in, in the order of the rules. */
export function checkLaunch(content: LaunchContent): LaunchEntry[] {
  const values = launchValues(content)
  const open = new Map<LaunchRule, LaunchValue[]>(LAUNCH_RULES.map((rule) => [rule, []]))
  for (const value of values) {
    const rule = LAUNCH_RULES.find(({ isOpen }) => isOpen(value))
    if (rule) open.get(rule)?.push(value)
  }
  return [...open].flatMap(([rule, found]) =>
    (rule.per === 'block' ? onePerBlock(found) : found).map(entryOf(rule)),
  )
}

function entryOf({ task, per }: LaunchRule): (value: LaunchValue) => LaunchEntry {
  return ({ location, label }) => ({
    task,
    location,
    label: per === 'block' ? label.split(' › ').slice(0, 2).join(' › ').replace(/ \d+$/u, '') : label,
  })
}

function onePerBlock(values: readonly LaunchValue[]): LaunchValue[] {
  return [...new Map(values.map((value) => [listOf(value), value])).values()]
}

function listOf({ location, owner }: LaunchValue): string {
  return `${location} ${owner.replace(/\.\d+$/u, '')}`
}
