import * as React from 'react'
import { Button, Searchbar, SearchForm } from '@strapi/design-system'
import { styled } from 'styled-components'

interface Props {
  readonly text: string
  readonly onSearch: (text: string) => void
  readonly input: React.Ref<HTMLInputElement>
}

/** Searches when the form is sent: every search by address is in the audit log, so half-typed ones should not be. */
export function SearchField({ text, onSearch, input }: Props) {
  const [typed, setTyped] = React.useState(text)
  return (
    <SearchForm
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        onSearch(typed)
      }}
    >
      <SearchRow>
        <Searchbar
          ref={input}
          name="search"
          autoComplete="off"
          size="S"
          placeholder="Reference, email address, name or company"
          value={typed}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
          onClear={() => {
            setTyped('')
            onSearch('')
          }}
          clearLabel="Clear the search"
        >
          Search submissions
        </Searchbar>
        <Button type="submit" variant="secondary" size="S">
          Search
        </Button>
      </SearchRow>
    </SearchForm>
  )
}

const SearchRow = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.8rem;
  align-items: center;
  margin-bottom: 1.2rem;
`
