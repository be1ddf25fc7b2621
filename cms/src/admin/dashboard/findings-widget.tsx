import { Box, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { FirstEntries } from './first-entries'
import { LocationLink } from './location-link'
import type { PublishedFinding } from '../../dashboard/published-findings'
import { NothingLeft } from './nothing-left'
import { usePublishedFindings } from './use-published-findings'

const MAX_PLACES = 3

/** What visitors stumble over in everything that is published, by page, as the command of the check reports it. */
export function FindingsWidget() {
  const { data, hasFailed } = usePublishedFindings()
  if (hasFailed) return <Widget.Error />
  if (!data) return <Widget.Loading />
  if (!data.isChecked)
    return (
      <Typography textColor="neutral600">
        More than 500 pages are published: too many to check all of them here. Each is checked beside its
        form. Whoever operates the site can check all with “npm run content -- check”.
      </Typography>
    )
  const { findings } = data
  if (findings.length === 0) return <NothingLeft text="Nothing to correct in what is published." />
  const locations = [...new Set(findings.map(({ location }) => location))]
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography textColor="neutral600">
        {locations.length === 1 ? 'One document has' : `${locations.length} documents have`} something to
        correct.
      </Typography>
      <FirstEntries max={MAX_PLACES}>
        {locations.map((location) => (
          <Place key={location} findings={findings.filter((finding) => finding.location === location)} />
        ))}
      </FirstEntries>
    </Flex>
  )
}

/** What was found in one document, the worst first. */
function Place({ findings }: { readonly findings: readonly PublishedFinding[] }) {
  const [first] = findings
  if (!first) return null
  return (
    <Box tag="li" style={{ overflowWrap: 'anywhere' }}>
      <Typography tag="h3" variant="omega" fontWeight="bold">
        <LocationLink {...first} />
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {findings.map(({ severity, message, field }, index) => (
          <Typography
            tag="li"
            variant="pi"
            // oxlint-disable-next-line react/no-array-index-key -- the same may be found twice in a field; the list never changes
            key={`${index} ${field} ${message}`}
            textColor={severity === 'warning' ? 'neutral700' : 'danger600'}
          >
            {message}
          </Typography>
        ))}
      </Flex>
    </Box>
  )
}
