import type * as React from 'react'
import { Button, Field, Flex, Typography } from '@strapi/design-system'
import { Panel } from '../ui/panel'

interface Props {
  readonly email: string
  readonly isBusy: boolean
  readonly onEmail: (email: string) => void
  readonly onSearch: () => void
}

/** Asks whose submissions to erase. */
export function EraseSearch({ email, isBusy, onEmail, onSearch }: Props) {
  return (
    <Panel title="Erase a person">
      <Typography tag="p" textColor="neutral700" marginBottom={3}>
        Removes every submission with this email address, with its files, notes, replies and waiting mail.
        Backups and mail that was sent are out of reach.
      </Typography>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch()
        }}
      >
        <Flex gap={3} alignItems="flex-end" wrap="wrap">
          <Field.Root required width="100%" style={{ maxWidth: '36rem' }}>
            <Field.Label>Email address of the person</Field.Label>
            <Field.Input
              type="email"
              size="S"
              required
              autoComplete="off"
              value={email}
              onChange={(event: React.ChangeEvent<HTMLInputElement>) => onEmail(event.target.value)}
            />
          </Field.Root>
          <Button type="submit" size="S" variant="secondary" disabled={isBusy || email.trim() === ''}>
            Preview
          </Button>
        </Flex>
      </form>
    </Panel>
  )
}
