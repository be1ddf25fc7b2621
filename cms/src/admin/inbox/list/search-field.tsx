import * as React from 'react'
import { Button, Searchbar, SearchForm } from '@strapi/design-system'
import { useIsMobile } from '@strapi/strapi/admin'
import { styled } from 'styled-components'

interface Props {
  readonly text: string
  readonly onSearch: (text: string) => void
  readonly input: React.Ref<HTMLInputElement>
}

/**
 * Searches when the form is sent: every search by address is in the audit log, so half-typed ones should not be. The
 * button appears with something to search for.
 */
export function SearchField({ text, onSearch, input }: Props) {
  const isMobile = useIsMobile()
  const [typed, setTyped] = React.useState(text)
  const search = (event: React.FormEvent) => {
    event.preventDefault()
    onSearch(typed)
  }
  const clear = () => {
    setTyped('')
    onSearch('')
  }
  return (
    <Form onSubmit={search}>
      <Searchbar
        ref={input}
        name="search"
        autoComplete="off"
        size="S"
        placeholder={isMobile ? 'Search' : 'Reference, email, name or company'}
        value={typed}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
        onClear={clear}
        clearLabel="Clear the search"
      >
        Search submissions
      </Searchbar>
      {typed !== text && (
        <Button type="submit" variant="secondary" size="S">
          Search
        </Button>
      )}
    </Form>
  )
}

/** Beside the views, at the end of their row. */
const Form = styled(SearchForm)`
  display: flex;
  flex: 1 1 16rem;
  gap: 0.8rem;
  align-items: center;

  > :first-child {
    flex: 1;
  }
  input {
    text-overflow: ellipsis;
  }
  @media (min-width: 1024px) {
    max-width: 36rem;
    margin-inline-start: auto;
  }
`
