import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface Props {
  readonly status: ReactNode
  readonly answers: ReactNode
  /** What was sent, and what happened. */
  readonly records: ReactNode
}

/** The parts of a submission. The status comes first, also where there is one column. */
export function DetailColumns({ status, answers, records }: Props) {
  return (
    <Columns>
      <div style={{ gridArea: 'status' }}>{status}</div>
      <div style={{ gridArea: 'answers' }}>{answers}</div>
      <div style={{ gridArea: 'records' }}>{records}</div>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template: 'answers status' auto 'answers records' 1fr / minmax(0, 2fr) minmax(0, 1fr);
  column-gap: 1.6rem;

  @media (max-width: 1023px) {
    grid-template: 'status' 'answers' 'records' / minmax(0, 1fr);
  }
`
