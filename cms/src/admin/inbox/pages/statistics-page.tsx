import * as React from 'react'
import { Flex } from '@strapi/design-system'
import { styled } from 'styled-components'
import { formsWith, useInbox } from '../api/inbox-context'
import type { InboxStatistics } from '../api/types'
import { useOperation } from '../api/use-operation'
import { Loaded } from '../ui/loaded'
import { Panel } from '../ui/panel'
import { Select } from '../ui/select'
import { CountChart, unitOf } from './count-chart'
import { FirstAnswers } from './first-answers'
import { countByAge, countRecentDays } from './count-statistics'
import { OpenByAge } from './open-by-age'

const PERIODS = [
  { name: '7', label: 'Last 7 days' },
  { name: '30', label: 'Last 30 days' },
  { name: '90', label: 'Last 90 days' },
]
const ALL = 'all'

/** How much arrives, what waits and how soon it is answered, of one form or all. */
export function StatisticsPage() {
  const inbox = useInbox()
  const [days, setDays] = React.useState('30')
  const [form, setForm] = React.useState(ALL)
  const state = useOperation<InboxStatistics>('figures', { days: Number(days) })
  const chosen = form === ALL ? null : form
  const unit = unitOf(Number(days))
  return (
    <>
      <Flex gap={3} marginBottom={4} alignItems="flex-end" style={{ maxWidth: '48rem' }}>
        <Select label="Period" value={days} options={PERIODS} onChange={setDays} />
        <Select
          label="Form"
          value={form}
          options={[{ name: ALL, label: 'All forms' }, ...formsWith(inbox, 'read')]}
          onChange={setForm}
        />
      </Flex>
      <Loaded state={state}>
        {(statistics) => (
          <>
            <Panel title={`Submissions per ${unit}`}>
              <CountChart days={countRecentDays(statistics, chosen, Number(days))} unit={unit} />
            </Panel>
            <Columns>
              <Panel title="Open by age">
                <OpenByAge ages={countByAge(statistics, chosen)} />
              </Panel>
              <Panel title="Median time to first answer">
                <FirstAnswers statistics={statistics} form={chosen} />
              </Panel>
            </Columns>
          </>
        )}
      </Loaded>
    </>
  )
}

/** Beside each other where there is room for both. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(44rem, 100%), 1fr));
  column-gap: 1.6rem;
`
