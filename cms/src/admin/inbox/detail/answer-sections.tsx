import { Box, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { Answer, Detail } from '../api/types'
import { Panel } from '../ui/panel'
import { Paragraphs } from '../ui/plain-text'
import { Warning } from '../ui/warning'
import { MaskedAnswer } from './masked-answer'

interface Props {
  readonly detail: Detail
  readonly mayReveal: boolean
}

/** Every answer, in the sections and under the labels of the form that was answered. */
export function AnswerSections({ detail, mayReveal }: Props) {
  return detail.sections.map(({ title, answers }) => (
    <Panel key={title} title={title}>
      <Answers>
        {answers.map((answer) => (
          <Box key={answer.field} data-long={isLong(answer) || undefined}>
            <Typography tag="dt" variant="pi" textColor="neutral600">
              {answer.label}
            </Typography>
            <Typography tag="dd" textColor="neutral800">
              <AnswerText answer={answer} submission={detail.item.id} mayReveal={mayReveal} />
              {answer.remark !== null && <Warning text={answer.remark} />}
            </Typography>
          </Box>
        ))}
      </Answers>
    </Panel>
  ))
}

const LONG = 48

/** What people wrote at length is read first, and needs the width. */
function isLong({ text, masked }: Answer): boolean {
  return !masked && (text.length > LONG || text.includes('\n'))
}

interface AnswerProps {
  readonly answer: Answer
  readonly submission: string
  readonly mayReveal: boolean
}

function AnswerText({ answer, submission, mayReveal }: AnswerProps) {
  if (answer.masked) return <MaskedAnswer answer={answer} submission={submission} mayReveal={mayReveal} />
  if (answer.text === '') return <Typography textColor="neutral600">No answer</Typography>
  return <Paragraphs text={answer.text} label={answer.label} />
}

const Answers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr));
  gap: 1.2rem 2.4rem;

  @media (max-width: 767px) {
    grid-template-columns: 1fr;
  }
  > [data-long],
  > div:has(section) {
    grid-column: 1 / -1;
  }
`
