import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link as RouterLink } from 'react-router-dom'
import { useLaunchEntries, type LaunchEntry } from './use-launch-entries'

/** What the owner must fill in before launch: each task once, with the places where to do it. */
export function LaunchWidget() {
  const { data: entries, hasFailed } = useLaunchEntries()
  if (hasFailed) return <Widget.Error />
  if (!entries) return <Widget.Loading />
  if (entries.length === 0) return <Typography textColor="neutral600">Nothing is left to fill in.</Typography>
  const tasks = [...new Set(entries.map(({ task }) => task))]
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography textColor="neutral600">
        {entries.length} to fill in, not counting the settings of the site.
      </Typography>
      {tasks.map((task) => (
        <Task key={task} task={task} entries={entries.filter((entry) => entry.task === task)} />
      ))}
    </Flex>
  )
}

interface TaskProps {
  readonly task: string
  readonly entries: readonly LaunchEntry[]
}

function Task({ task, entries }: TaskProps) {
  const oneByLocation = entries.filter(
    ({ location }, index) => entries.findIndex((entry) => entry.location === location) === index,
  )
  return (
    <Box>
      <Typography tag="h3" variant="omega" fontWeight="bold">
        {task}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="start" gap={1}>
        {oneByLocation.map((entry) => (
          <li key={entry.location}>
            <Place
              entry={entry}
              count={entries.filter(({ location }) => location === entry.location).length}
            />
          </li>
        ))}
      </Flex>
    </Box>
  )
}

/** A link to the document, with the first field in it. */
function Place({ entry, count }: { readonly entry: LaunchEntry; readonly count: number }) {
  const name = NAMES[entry.location] ?? entry.location
  const more = count > 1 ? ` and ${count - 1} more` : ''
  return (
    <>
      <Link tag={RouterLink} to={addressOf(entry)}>
        {name}
      </Link>
      <Typography variant="pi" textColor="neutral600">
        {' '}
        {entry.label.replace(`${name} › `, '')}
        {more}
      </Typography>
    </>
  )
}

const NAMES: Readonly<Record<string, string>> = { footer: 'Footer', menu: 'Menu', '/': 'Home' }

function addressOf({ location, documentId }: LaunchEntry): string {
  if (location === 'footer') return '/content-manager/single-types/api::footer.footer'
  if (location === 'menu') return '/plugins/navigation'
  return `/content-manager/collection-types/api::page.page/${documentId}`
}
