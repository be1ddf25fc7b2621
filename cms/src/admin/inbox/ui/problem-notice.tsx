import { Button } from '@strapi/design-system'
import { isTemporary, type Problem } from '../api/problem'
import { Notice } from './notice'

interface Props {
  readonly problem: Problem
  /** Given when the page tries again by itself after a temporary failure; the button does so at once. */
  readonly onRetry?: () => void
}

const TITLES: Readonly<Record<string, string>> = {
  'not-configured': 'The inbox is not configured',
  forbidden: 'Not permitted',
  'not-found': 'Not found',
  capped: 'Limit reached',
  changed: 'Changed in the meantime',
}

/** Says what went wrong. */
export function ProblemNotice({ problem, onRetry }: Props) {
  const temporary = isTemporary(problem)
  const retry = temporary ? onRetry : undefined
  const title = TITLES[problem.code] ?? (temporary ? 'Not available just now' : 'That did not work')
  return (
    <Notice
      variant={temporary ? 'warning' : 'danger'}
      title={title}
      action={
        retry && (
          <Button variant="tertiary" size="S" onClick={retry}>
            Try again now
          </Button>
        )
      }
    >
      {problem.message}
      {retry ? ' This page tries again by itself.' : ''}
    </Notice>
  )
}
