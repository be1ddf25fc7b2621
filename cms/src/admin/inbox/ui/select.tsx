import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system'

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly name: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  readonly disabled?: boolean
  readonly placeholder?: string
}

/** A choice of one, with its label above it. */
export function Select({ label, value, options, onChange, disabled = false, placeholder }: Props) {
  return (
    <Field.Root width="100%">
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        size="S"
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(chosen: string | number) => onChange(String(chosen))}
      >
        {options.map((option) => (
          <SingleSelectOption key={option.name} value={option.name}>
            {option.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  )
}
