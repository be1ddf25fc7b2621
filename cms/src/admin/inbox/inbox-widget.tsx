import { Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { useOperation } from './api/use-operation'
import type { InboxStatistics, View, ViewCounts } from './api/types'
import { CountChart } from './pages/count-chart'
import { countRecentDays } from './pages/count-statistics'
import { INBOX } from './paths'
import { formatCount } from './text/format-count'

const DAYS = 14
const REFRESH_MS = 60_000

const VIEWS: readonly { readonly view: View; readonly label: string }[] = [
  { view: 'new', label: 'new' },
  { view: 'mine', label: 'mine' },
  { view: 'unassigned', label: 'unassigned' },
  { view: 'quarantined', label: 'suspected spam' },
]

/** On the panel's home page: what waits, and how much arrived lately. */
export function InboxWidget() {
  const counts = useOperation<ViewCounts>('counts', {}, { refreshMs: REFRESH_MS })
  const statistics = useOperation<InboxStatistics>('figures', { days: DAYS })
  const problem = counts.problem ?? statistics.problem
  if (problem !== null) return <Widget.Error>{problem.message}</Widget.Error>
  if (counts.output === null || statistics.output === null) return <Widget.Loading />
  const waiting = counts.output
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Flex tag="ul" gap={{ initial: 3, medium: 5 }} wrap="wrap">
        {VIEWS.map(({ view, label }) => (
          <li key={view}>
            <Typography tag={Link} to={`${INBOX}?view=${view}`} textColor="neutral800">
              <Typography variant="alpha" display="block">
                {formatCount(waiting, view)}
              </Typography>
              {label}
            </Typography>
          </li>
        ))}
      </Flex>
      <div>
        <CountChart days={countRecentDays(statistics.output, null, DAYS)} unit="day" />
      </div>
    </Flex>
  )
}
