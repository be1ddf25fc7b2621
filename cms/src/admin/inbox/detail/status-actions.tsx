import { Button } from '@strapi/design-system'
import { ButtonRow } from '../ui/button-row'

interface Props {
  readonly status: string
  /** Whether this is what staff need first. */
  readonly isMain: boolean
  readonly isBusy: boolean
  readonly onStatus: (status: string) => void
  readonly onRelease: () => void
}

/** What may follow a status, the usual first. */
export function StatusActions({ status: current, isMain, isBusy, onStatus, onRelease }: Props) {
  return (
    <ButtonRow width={300}>
      {actionsFor(current).map(({ status, label, isUsual }) => (
        <Button
          key={label}
          size="S"
          variant={isUsual ? (isMain ? 'default' : 'secondary') : 'tertiary'}
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
  /** What mostly follows. */
  readonly isUsual: boolean
}

const DONE: StatusAction = { status: 'handled', label: 'Mark as done', isUsual: true }
const START: StatusAction = { status: 'in-progress', label: 'Start', isUsual: false }
const SPAM: StatusAction = { status: 'quarantined', label: 'Mark as spam', isUsual: false }

function actionsFor(status: string): readonly StatusAction[] {
  switch (status) {
    case 'quarantined':
      return [{ status: 'release', label: 'Release: not spam', isUsual: true }]
    case 'handled':
      return [{ status: 'reopened', label: 'Reopen', isUsual: false }]
    case 'in-progress':
      return [DONE, SPAM]
    default:
      return [DONE, START, SPAM]
  }
}
