import { useId } from 'react'
import { styled } from 'styled-components'
import type { Choice } from './choice-grid'

interface Props {
  readonly choice: Choice
  /** Whether it is chosen at present; undefined where choosing is an action. */
  readonly isChosen: boolean | undefined
  readonly explains: boolean
  readonly onChoose: () => void
}

/** A picture with its name and, where it explains, what it is for: one button. */
export function ChoiceTile({ choice: { label, help, image }, isChosen, explains, onChoose }: Props) {
  const id = useId()
  return (
    <Tile
      type="button"
      title={explains ? undefined : help}
      aria-labelledby={`${id}-name`}
      aria-describedby={explains ? `${id}-help` : undefined}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {image === '' ? <Blank /> : <img src={image} alt="" loading="lazy" />}
      <Name id={`${id}-name`} $isStrong={explains}>
        {label}
      </Name>
      {explains && <Help id={`${id}-help`}>{help}</Help>}
    </Tile>
  )
}

const Tile = styled.button`
  display: flex;
  flex-direction: column;
  gap: 0.8rem;
  width: 100%;
  height: 100%;
  padding: 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.3rem;
  line-height: 1.3;
  text-align: start;
  cursor: pointer;
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    object-fit: contain;
    border-radius: ${({ theme }) => theme.borderRadius};
    /* The drawings are made for a light page. */
    background: #fffdfa;
  }
  &:hover,
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: 0 0 0 1px ${({ theme }) => theme.colors.primary600};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`

const Name = styled.span<{ readonly $isStrong: boolean }>`
  font-weight: ${({ $isStrong }) => ($isStrong ? 600 : 400)};
`

const Help = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
`

const Blank = styled.span`
  aspect-ratio: 3 / 2;
  border: 1px dashed ${({ theme }) => theme.colors.neutral300};
  border-radius: ${({ theme }) => theme.borderRadius};
`
