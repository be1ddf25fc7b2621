import { styled } from 'styled-components'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly help?: string
  /** Its address; '' for none. */
  readonly image: string
}

interface Props {
  readonly choices: readonly Choice[]
  /** What is chosen at present; undefined where choosing is an action. */
  readonly value?: string
  readonly onChoose: (value: string) => void
}

/** Pictures to choose from: one button each. */
export function ChoiceGrid({ choices, value, onChoose }: Props) {
  return (
    <Grid>
      {choices.map((choice) => (
        <li key={choice.value}>
          <Tile
            type="button"
            title={choice.help}
            aria-pressed={value === undefined ? undefined : choice.value === value}
            onClick={() => onChoose(choice.value)}
          >
            {choice.image === '' ? <Blank /> : <img src={choice.image} alt="" loading="lazy" />}
            <span>{choice.label}</span>
          </Tile>
        </li>
      ))}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: 1.2rem;
`

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

const Blank = styled.span`
  aspect-ratio: 3 / 2;
  border: 1px dashed ${({ theme }) => theme.colors.neutral300};
  border-radius: ${({ theme }) => theme.borderRadius};
`
