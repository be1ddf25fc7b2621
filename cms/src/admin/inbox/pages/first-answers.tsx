import { Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import { labelOf, useInbox } from '../api/inbox-context'
import type { InboxStatistics } from '../api/types'
import { formatMinutes } from '../text/format-quantities'

interface Props {
  readonly statistics: InboxStatistics
  /** Null: all forms. */
  readonly form: string | null
}

export function FirstAnswers({ statistics, form }: Props) {
  const { description } = useInbox()
  const rows = statistics.medianFirstAnswerMinutes.filter((each) => form === null || each.form === form)
  return (
    <Table>
      <thead>
        <tr>
          {['Form', 'Median', 'Answered'].map((heading) => (
            <Typography key={heading} tag="th" scope="col" variant="pi" textColor="neutral600">
              {heading}
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.form ?? ''}>
            <Typography tag="th" scope="row" textColor="neutral800">
              {row.form === null ? 'All forms' : labelOf(description.forms, row.form)}
            </Typography>
            <Typography tag="td" textColor="neutral800">
              {row.minutes === null ? 'no answers yet' : formatMinutes(row.minutes)}
            </Typography>
            <Typography tag="td" textColor="neutral800">
              {row.answered.toLocaleString('en-US')}
            </Typography>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  max-width: 60rem;
  th,
  td {
    padding: 0.4rem 1.2rem 0.4rem 0;
    text-align: left;
  }
`
