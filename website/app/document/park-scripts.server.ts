import { ALL_STYLES_ID } from './all-styles.ts'
import { WAKE_SCRIPT } from './wake-script.ts'

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g
const PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
/** Runs at once or not at all: `data-early`, emptied ones, structured data and other data blocks. */
const STAYS = /^<script\b[^>]*(?:\bdata-(?:early|emptied)\b|\btype="(?!module")[^"]*")/
/** ScrollRestoration's; see root.tsx. It would scroll at the first touch. */
const EMPTIED = /(<script\b[^>]*\bdata-emptied\b[^>]*>)[\s\S]*?(<\/script>)/g
const SEAM = /<\/template>\s*<template data-parked(?:="")?>/g

/**
 * Puts React Router's scripts and their preloads into inert templates where they stand, and with them the style sheet
 * for moves to other pages; adds the small script that puts them back at the first touch (see wake-script.ts). A
 * browser without JavaScript loads none of them, and React hydrates exactly the markup it wrote.
 *
 * @param html React's own: its text holds no raw `<`.
 */
export function parkScripts(html: string, allStylesPath: string): string {
  return html
    .replace(EMPTIED, '$1$2')
    .replace(SCRIPT, (script) => (STAYS.test(script) ? script : parked(script)))
    .replace(PRELOAD, parked)
    .replace('</head>', () => `${parked(stylesheet(allStylesPath))}<script>${WAKE_SCRIPT}</script></head>`)
    .replace(SEAM, '')
}

function stylesheet(path: string): string {
  return `<link id="${ALL_STYLES_ID}" rel="stylesheet" href="${path}">`
}

function parked(markup: string): string {
  return `<template data-parked>${markup}</template>`
}
