import type { LaunchEntry } from './check-launch.ts'

interface Report {
  readonly entries: readonly LaunchEntry[]
  readonly settings: readonly { readonly name: string; readonly task: string }[]
}

/** What is to be filled in before launch as lines: each task with the places where to do it. */
export function describeLaunch({ entries, settings }: Report): string[] {
  const tasks = [...new Set(entries.map(({ task }) => task))]
  return [
    ...(entries.length > 0 ? ['In the admin panel of the content service:', ''] : []),
    ...tasks.flatMap((task) => [
      task,
      ...entries.filter((entry) => entry.task === task).map((entry) => `  ${placeOf(entry)}`),
      '',
    ]),
    ...(settings.length > 0 ? ['In the settings of the site (.env.example describes them):', ''] : []),
    ...settings.map(({ name, task }) => `  ${name}: ${task}`),
    ...(settings.length > 0 ? [''] : []),
    summary(entries.length + settings.length),
  ]
}

function summary(count: number): string {
  if (count === 0) return 'Nothing is left to fill in before launch.'
  return count === 1 ? '1 entry to fill in before launch.' : `${count} entries to fill in before launch.`
}

/** Where editors go in the admin panel; labels in the footer and the menu begin with its name. */
function placeOf({ location, label }: LaunchEntry): string {
  if (location === 'footer' || location === 'menu') return label
  return `Pages › ${location === '/' ? 'Home' : location} › ${label}`
}
