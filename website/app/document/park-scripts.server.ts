import { ALL_STYLES_ID } from './all-styles.ts'
import { WAKE_SCRIPT } from './wake-script.ts'

/** Scripts, preloads and the ends of head and body. One expression, for each passing copies the whole document. */
const MARKS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>|<\/(?:head|body)>/g
/** Runs at once or not at all: `data-early`, emptied ones, structured data and other data blocks. */
const STAYS = /^<script\b[^>]*(?:\bdata-(?:early|emptied)\b|\btype="(?!module")[^"]*")/
/** ScrollRestoration's; see root.tsx. It would scroll at the first touch. */
const EMPTIED = /^<script\b[^>]*\bdata-emptied\b[^>]*>/
const SEAM = /<\/template>\s*<template data-parked(?:="")?>/g

export interface Parking {
  /** The style sheet for moves to other pages. */
  readonly allStylesPath: string
  /** Scripts that the page will want besides those that it names. */
  readonly alsoNeeded: readonly string[]
  /** A script that decides what is done before the first touch (see prepare-script.ts); '': nothing. */
  readonly prepareScript: string
  /** Markup of a script that comes behind all others. */
  readonly lastScript: string
}

/**
 * Puts React Router's scripts and their preloads into inert templates where they stand, and with them the style sheet
 * for moves to other pages; adds the small scripts that put them back. A browser without JavaScript loads none of them,
 * and React hydrates exactly the markup it wrote.
 *
 * @param html React's own: its text holds no raw `<`.
 */
export function parkScripts(
  html: string,
  { allStylesPath, alsoNeeded, prepareScript, lastScript }: Parking,
): string {
  const links = [stylesheet(allStylesPath), ...alsoNeeded.map(modulePreload)].join('')
  const scripts = [WAKE_SCRIPT, prepareScript].filter(Boolean).map(inline).join('')
  const before = new Map([
    ['</head>', parked(links) + scripts],
    ['</body>', lastScript && parked(lastScript)],
  ])
  const inPlace = (mark: string) => (before.has(mark) ? before.get(mark) + mark : inPlaceOf(mark))
  return html.replace(MARKS, inPlace).replace(SEAM, '')
}

function inPlaceOf(markup: string): string {
  const emptied = EMPTIED.exec(markup)?.[0]
  if (emptied !== undefined) return `${emptied}</script>`
  return STAYS.test(markup) ? markup : parked(markup)
}

function inline(code: string): string {
  return `<script>${code}</script>`
}

function stylesheet(path: string): string {
  return `<link id="${ALL_STYLES_ID}" rel="stylesheet" href="${path}">`
}

function modulePreload(path: string): string {
  return `<link rel="modulepreload" href="${path}">`
}

function parked(markup: string): string {
  return `<template data-parked>${markup}</template>`
}
