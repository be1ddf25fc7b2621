import type { ReactNode } from 'react'
import { createGlobalStyle, styled } from 'styled-components'

/** A pane at the right edge of the window, beside the rest of the panel, which gives way to it. */
export function SplitView({ children }: { children: ReactNode }) {
  return (
    <>
      <FormBesidePane />
      <Pane aria-label="Live preview">{children}</Pane>
    </>
  )
}

const PANE_WIDTH = 'clamp(24rem, 46vw, 96rem)'
/** From here on Strapi has its navigation at the left and side panels beside the form. */
const DESKTOP = '@media (min-width: 1080px)'
/** Below, there is no space for both: the pane covers the form. */
const PHONE = '@media (max-width: 767px)'

const Pane = styled.aside`
  position: fixed;
  z-index: 1;
  /* Between Strapi's navigation at the top and its actions at the bottom. */
  inset: 6.5rem 0 5.6rem auto;
  display: flex;
  flex-direction: column;
  width: ${PANE_WIDTH};
  border-left: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.neutral100};
  ${DESKTOP} {
    inset-block: 0;
  }
  ${PHONE} {
    width: 100%;
  }
`

/** The list of content types makes room; the fields of the form are below one another, beside narrow side panels. */
const FormBesidePane = createGlobalStyle`
  #strapi {
    margin-right: ${PANE_WIDTH};
  }
  div:has(> [data-strapi-main-content]) {
    grid-template-columns: minmax(0, 1fr);
  }
  div:has(> [data-strapi-main-content]) > :first-child:not([data-strapi-main-content]) {
    display: none;
  }
  #main-content form > div {
    padding-inline: 2.4rem;
  }
  #main-content [role='tabpanel'] div {
    grid-column: 1 / -1;
  }
  ${DESKTOP} {
    #main-content form div:has(> div > div > aside) {
      grid-template-columns: minmax(0, 1fr) 18rem;
    }
    #main-content form div:has(> div > div > aside) > div {
      grid-column: auto;
    }
  }
  ${PHONE} {
    #strapi {
      margin-right: 0;
    }
  }
`
