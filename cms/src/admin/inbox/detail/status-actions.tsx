import { Button } from '@strapi/design-system'
import { ButtonRow } from '../ui/button-row'

interface Props {
  readonly status: string
  readonly isBusy: boolean
  readonly onStatus: (status: string) => void
  readonly onRelease: () => void
}

/** What may follow a status, the usual first. */
export function StatusActions({ status: current, isBusy, onStatus, onRelease }: Props) {
  return (
    <ButtonRow width={300}>
      {actionsFor(current).map(({ status, label, isMain }) => (
        <Button
          key={label}
          size="S"
          variant={isMain ? 'default' : 'tertiary'}
          disabled={isBusy}
          onClick={() => (status === 'release' ? onRelease() : onStatus(status))}
        >
          {label}
        </Button>
      ))}
    </ButtonRow>
  )
}

interface StatusAction {
  readonly status: string
  readonly label: string
  readonly isMain: boolean
}

const DONE: StatusAction = { status: 'handled', label: 'Mark as done', isMain: true }
const START: StatusAction = { status: 'in-progress', label: 'Start', isMain: false }
const SPAM: StatusAction = { status: 'quarantined', label: 'Mark as spam', isMain: false }

function actionsFor(status: string): readonly StatusAction[] {
  switch (status) {
    case 'quarantined':
      return [{ status: 'release', label: 'Release: not spam', isMain: true }]
    case 'handled':
      return [{ status: 'reopened', label: 'Reopen', isMain: false }]
    case 'in-progress':
      return [DONE, SPAM]
    default:
      return [DONE, START, SPAM]
  }
}
