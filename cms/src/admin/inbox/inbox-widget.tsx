import { Widget } from '@strapi/strapi/admin'
import { styled } from 'styled-components'
import { useOperation } from './api/use-operation'
import type { InboxStatistics, ViewCounts } from './api/types'
import { CountChart } from './pages/count-chart'
import { countRecentDays } from './pages/count-statistics'
import { WaitingCounts } from './waiting-counts'

const DAYS = 14
const REFRESH_MS = 60_000

/** On the panel's home page: what waits, and how much arrived lately. */
export function InboxWidget() {
  const counts = useOperation<ViewCounts>('counts', {}, { refreshMs: REFRESH_MS })
  const statistics = useOperation<InboxStatistics>('figures', { days: DAYS })
  const problem = counts.problem ?? statistics.problem
  if (problem !== null) return <Widget.Error>{problem.message}</Widget.Error>
  if (counts.output === null || statistics.output === null) return <Widget.Loading />
  return (
    <Room>
      <Columns>
        <WaitingCounts counts={counts.output} />
        <CountChart days={countRecentDays(statistics.output, null, DAYS)} unit="day" />
      </Columns>
    </Room>
  )
}

const Room = styled.div`
  container-type: inline-size;
`

const Columns = styled.div`
  display: grid;
  gap: 2.4rem;

  @container (min-width: 600px) {
    grid-template-columns: 28rem minmax(0, 1fr);
    align-items: center;
  }
`
