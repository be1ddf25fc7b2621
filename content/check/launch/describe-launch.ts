import type { LaunchEntry } from './check-launch.ts'

interface Report {
  readonly entries: readonly LaunchEntry[]
  readonly settings: readonly { readonly name: string; readonly task: string }[]
}

/** What is to be filled in before launch as lines: each task with the places where to do it. */
export function describeLaunch({ entries, settings }: Report): string[] {
  const tasks = [...new Set(entries.map(({ task }) => task))]
  return [
    ...tasks.flatMap((task) => [
      task,
      ...entries
        .filter((entry) => entry.task === task)
        .map(({ location, label }) => `  ${placeOf(location)}: ${label}`),
    ]),
    ...(settings.length > 0 ? ['Settings of the site (.env.example describes them):'] : []),
    ...settings.map(({ name, task }) => `  ${name}: ${task}`),
    summary(entries.length + settings.length),
  ]
}

function summary(count: number): string {
  if (count === 0) return 'Nothing is left to fill in before launch.'
  return count === 1 ? '1 entry to fill in before launch.' : `${count} entries to fill in before launch.`
}

/** Where editors go in the admin panel. */
function placeOf(location: string): string {
  if (location === 'footer') return 'Footer'
  return location === 'menu' ? 'Menu' : `Pages › ${location}`
}
