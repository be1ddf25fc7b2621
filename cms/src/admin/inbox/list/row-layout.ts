import { styled } from 'styled-components'

/** Checkbox, sender, form, assignee, status and age, where they are beside each other. */
export const COLUMNS = '2.4rem minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1.4fr) 13.5rem 9rem'

/** The link of a row covers it, so that it can be clicked anywhere. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${COLUMNS};
  grid-template-areas: 'check who form assignee status age';
  gap: 0.2rem 1.2rem;
  align-items: center;
  padding: 0.9rem 1.6rem;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral700};
  /* Piled-up accents stay in their row. */
  overflow: clip;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};

  &:first-child {
    border-top: 0;
  }
  &:hover,
  &:focus-within {
    background: ${({ theme }) => theme.colors.primary100};
  }
  &[data-open='true'] a {
    font-weight: 600;
  }
  &:hover a,
  &:focus-within a {
    text-decoration: underline;
  }
  a {
    color: ${({ theme }) => theme.colors.neutral800};
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* Above the link. */
  button,
  time {
    position: relative;
    z-index: 1;
  }

  @media (max-width: 1023px) {
    grid-template-columns: 2.4rem minmax(0, 1fr) auto;
    grid-template-areas: 'check who status' '. form age' '. assignee age';
    align-items: start;
    padding: 1.2rem;
  }
`

export const Who = styled.span`
  grid-area: who;
  display: flex;
  flex-direction: column;
  overflow-wrap: anywhere;
`

export const Faint = styled.span`
  display: block;
  font-size: 1.2rem;
  font-weight: 400;
  color: ${({ theme }) => theme.colors.neutral600};
`

export const Cell = styled.span`
  overflow-wrap: anywhere;
`

/** In narrow windows, the reference stands beside the form. */
export const Form = styled(Cell)`
  grid-area: form;

  @media (max-width: 1023px) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.8rem;
  }
`

export const Status = styled(Cell)`
  grid-area: status;
  white-space: nowrap;

  @media (max-width: 1023px) {
    justify-self: end;
  }
`
