import * as React from 'react'
import { ProblemNotice } from '../ui/problem-notice'
import { ConflictNotice } from './conflict-notice'
import type { SubmissionActions } from './use-action'

type Props = Pick<SubmissionActions, 'problem' | 'dismiss'>

/** Why the last action failed. Scrolls to it: on a phone, the button pressed is far below. */
export function ActionProblem({ problem, dismiss }: Props) {
  const element = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    if (problem !== null) element.current?.scrollIntoView({ block: 'center' })
  }, [problem])
  return (
    <div ref={element}>
      {problem?.code === 'changed' && <ConflictNotice problem={problem} onDismiss={dismiss} />}
      {problem !== null && problem.code !== 'changed' && <ProblemNotice problem={problem} />}
    </div>
  )
}
