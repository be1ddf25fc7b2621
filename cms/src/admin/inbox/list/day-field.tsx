import type * as React from 'react'
import { Field } from '@strapi/design-system'
import { styled } from 'styled-components'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (day: string) => void
}

/** The browser's own control for days: it knows the person's format and works on telephones. */
export function DayField({ label, value, onChange }: Props) {
  return (
    <CompactField width="100%">
      <Field.Label>{label}</Field.Label>
      <Field.Input
        type="date"
        size="S"
        value={value}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      />
    </CompactField>
  )
}

/** As high as a select: browsers make dates higher. They draw the icon black, which a dark ground would hide. */
const CompactField = styled(Field.Root)`
  input {
    height: 3.8rem;
    padding-block: 0;

    ${({ theme }) => theme.breakpoints.medium} {
      height: 3rem;
    }
  }
  ::-webkit-calendar-picker-indicator {
    filter: invert(0.5);
  }
`
