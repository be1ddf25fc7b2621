import { Box, Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { useFocusReturn } from '../editing/use-focus-return'
import { ChoiceGrid, type Choice } from './choice-grid'

/** What Strapi passes to the input of a custom field. */
export interface InputProps {
  readonly name: string
  readonly label: string
  readonly hint?: React.ReactNode
  readonly error?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly value?: string | null
  readonly onChange: (name: string, value: string | null) => void
}

interface Props extends InputProps {
  readonly choices: readonly Choice[]
  /** Of the button, e.g. 'Choose a drawing'. */
  readonly action: string
  /** Of the choice of nothing. */
  readonly none: string
}

/** A field whose value is chosen from pictures, in a dialog. */
export function VisualPicker(props: Props) {
  const { name, label, hint, error, required, disabled, value, onChange, choices, action, none } = props
  const [isOpen, setOpen] = useState(false)
  const focusReturn = useFocusReturn()
  const chosen = choices.find((choice) => choice.value === value)
  const choose = (next: string) => {
    onChange(name, next === '' ? null : next)
    setOpen(false)
  }
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Field.Label>{label}</Field.Label>
      <Flex gap={3} padding={2} hasRadius background="neutral100">
        {chosen && <img src={chosen.image} alt="" width={84} height={56} style={{ objectFit: 'contain' }} />}
        <Typography flex="1" textColor={chosen ? 'neutral800' : 'neutral600'}>
          {chosen?.label ?? (value ? `${value} (not offered any more)` : none)}
        </Typography>
        <Button
          id={name}
          aria-label={`${action}: ${label}`}
          variant="secondary"
          size="S"
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          {action}
        </Button>
      </Flex>
      <Field.Hint />
      <Field.Error />
      <Modal.Root open={isOpen} onOpenChange={setOpen}>
        <Modal.Content {...focusReturn}>
          <Modal.Header>
            <Modal.Title>{action}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Offer
              choices={[{ value: '', label: none, image: '' }, ...choices]}
              value={value ?? ''}
              onChoose={choose}
            />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Field.Root>
  )
}

interface OfferProps {
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** The choices whose label contains what was typed. */
function Offer({ choices, value, onChoose }: OfferProps) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const offered = choices.filter(({ label, help = '' }) => `${label} ${help}`.toLowerCase().includes(wanted))
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Field.Root name="search">
        <Field.Label>Search</Field.Label>
        <TextInput
          type="search"
          value={query}
          onChange={({ target }: { target: { value: string } }) => setQuery(target.value)}
        />
      </Field.Root>
      <Box>
        <ChoiceGrid choices={offered} value={value} onChoose={onChoose} />
        <Typography tag="output" variant="pi" textColor="neutral600">
          {offered.length === 0 ? 'Nothing fits.' : ''}
        </Typography>
      </Box>
    </Flex>
  )
}
