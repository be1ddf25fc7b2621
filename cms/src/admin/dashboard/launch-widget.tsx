import { Box, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { FirstEntries } from './first-entries'
import { LocationLink, locationName } from './location-link'
import type { LaunchEntry } from '../../dashboard/launch-entry'
import { NothingLeft } from './nothing-left'
import { useLaunchEntries } from './use-launch-entries'

const MAX_TASKS = 4

/** What the owner must fill in before launch: each task once, with the places where to do it. */
export function LaunchWidget() {
  const { data: entries, hasFailed } = useLaunchEntries()
  if (hasFailed) return <Widget.Error />
  if (!entries) return <Widget.Loading />
  if (entries.length === 0) return <NothingLeft text="Nothing is left to fill in." />
  const tasks = [...new Set(entries.map(({ task }) => task))]
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography textColor="neutral600">
        {entries.length} to fill in, not counting the settings of the site.
      </Typography>
      <FirstEntries max={MAX_TASKS}>
        {tasks.map((task) => (
          <Task key={task} task={task} entries={entries.filter((entry) => entry.task === task)} />
        ))}
      </FirstEntries>
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
    <Box tag="li">
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
  const more = count > 1 ? ` and ${count - 1} more` : ''
  return (
    <>
      <LocationLink {...entry} />
      <Typography variant="pi" textColor="neutral600">
        {' '}
        {entry.label.replace(`${locationName(entry.location)} › `, '')}
        {more}
      </Typography>
    </>
  )
}
