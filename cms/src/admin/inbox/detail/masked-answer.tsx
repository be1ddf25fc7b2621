import * as React from 'react'
import { Button, Flex, Typography, VisuallyHidden } from '@strapi/design-system'
import { styled } from 'styled-components'
import { call } from '../api/call'
import type { Problem } from '../api/problem'
import type { Answer } from '../api/types'
import { Paragraphs } from '../ui/plain-text'

interface Props {
  readonly answer: Answer
  readonly submission: string
  readonly mayReveal: boolean
}

/** A sensitive answer. It is fetched when somebody asks for it, which the audit log records. */
export function MaskedAnswer({ answer: { field, label }, submission, mayReveal }: Props) {
  const [text, setText] = React.useState<string | null>(null)
  const [problem, setProblem] = React.useState<Problem | null>(null)
  const [isBusy, setBusy] = React.useState(false)

  async function reveal() {
    setBusy(true)
    const result = await call<{ text: string }>('reveal', { id: submission, field })
    setBusy(false)
    if (result.ok) setText(result.output.text)
    setProblem(result.ok ? null : result.problem)
  }

  return (
    <Flex gap={3} wrap="wrap" aria-live="polite">
      {text === null ? <Mask /> : <Paragraphs text={text} label={label} />}
      {mayReveal && (
        <ShowButton
          size="S"
          variant="ghost"
          aria-label={text === null ? `Show: ${label}` : `Hide: ${label}`}
          disabled={isBusy}
          onClick={() => (text === null ? void reveal() : setText(null))}
        >
          {text === null ? 'Show' : 'Hide'}
        </ShowButton>
      )}
      {problem !== null && (
        <Typography variant="pi" textColor="danger700" role="alert">
          {problem.message}
        </Typography>
      )}
    </Flex>
  )
}

function Mask() {
  return (
    <>
      <span aria-hidden>••••••</span>
      <VisuallyHidden>Hidden</VisuallyHidden>
    </>
  )
}

/** It reaches beyond its line of text without making it higher, so that answers are level and evenly spaced. */
const ShowButton = styled(Button)`
  margin-block: -0.8rem;
  padding: 0 0.8rem;
  text-decoration: underline;

  ${({ theme }) => theme.breakpoints.medium} {
    height: 2.4rem;
    margin-block: -0.2rem;
  }
`
