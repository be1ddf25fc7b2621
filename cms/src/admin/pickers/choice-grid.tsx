import { styled } from 'styled-components'
import { ChoiceTile } from './choice-tile'

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
  /** Whether the help is shown below each picture; otherwise, under the pointer. */
  readonly explains?: boolean
}

/** Pictures to choose from. */
export function ChoiceGrid({ choices, value, onChoose, explains = false }: Props) {
  return (
    <Grid $column={explains ? '18rem' : '13rem'}>
      {choices.map((choice) => (
        <li key={choice.value}>
          <ChoiceTile
            choice={choice}
            isChosen={value === undefined ? undefined : choice.value === value}
            explains={explains}
            onChoose={() => onChoose(choice.value)}
          />
        </li>
      ))}
    </Grid>
  )
}

const Grid = styled.ul<{ readonly $column: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $column }) => $column}, 1fr));
  gap: 1.2rem;
`
