import { styled } from 'styled-components'
import { visibleLine, visibleText } from '../text/visible-text'

/** One line of what a visitor typed. Its direction does not leak into the text around it. */
export function Line({ text }: { readonly text: string }) {
  return <bdi>{visibleLine(text)}</bdi>
}

const MANY_LINES = 30

/** What a visitor typed, as typed. Long texts scroll in a box of their own. */
export function Paragraphs({ text, label }: { readonly text: string; readonly label: string }) {
  const visible = visibleText(text)
  const isLong = visible.length > 4000 || visible.split('\n').length > MANY_LINES
  if (!isLong) return <Typed dir="auto">{visible}</Typed>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, the keyboard could not scroll
    <LongTyped as="section" dir="auto" aria-label={label} tabIndex={0}>
      {visible}
    </LongTyped>
  )
}

const Typed = styled.div`
  white-space: pre-wrap;
  overflow: clip;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`

const LongTyped = styled(Typed)`
  max-height: 40rem;
  overflow: auto;
  padding: 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
`
