import type { ReactNode } from 'react'
import type { Links } from '@beam/forms/engine/form-definition.ts'

/** A text with its links, which open a new tab, so that the form stays open. */
export function withLinks(text: string, [link, ...rest]: Links): ReactNode {
  if (!link || !text.includes(link.text)) return text
  const start = text.indexOf(link.text)
  return (
    <>
      {text.slice(0, start)}
      <a href={link.address} target="_blank" rel="noopener">
        {link.text}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      {withLinks(text.slice(start + link.text.length), rest)}
    </>
  )
}
