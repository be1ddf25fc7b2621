import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Answers } from '@beam/forms/engine/form-definition.ts'

/** Hash of the review's URL, and selector of its heading. */
export const REVIEW_HASH = '#review-title'

export type ReviewState = ReturnType<typeof useReview>

/**
 * The review of all answers before they are sent. It has a URL of its own, so that the browser's Back returns from
 * it to the sections.
 */
export function useReview() {
  const [answers, setAnswers] = useState<Answers | null>(null)
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const isAtReview = hash === REVIEW_HASH

  function open(validated: Answers) {
    setAnswers(validated)
    void navigate({ search, hash: REVIEW_HASH }, { preventScrollReset: true, replace: isAtReview })
  }

  return {
    /** The answers under review; null while the sections are shown. */
    reviewed: isAtReview ? answers : null,
    open,
    /** Returns to the sections. */
    leave: () => void navigate(-1),
    /** Call it when the reviewed answers are no longer those of the form. */
    invalidate: () => setAnswers(null),
  }
}
