import { WAKE_SCRIPT } from './wake-script.ts'

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g
const DEFERRABLE_LINK = /<link\b[^>]*\brel="(?:modulepreload|stylesheet)"[^>]*>/g
/** Runs at once or not at all: `data-early`, emptied ones, structured data and other data blocks. */
const STAYS = /^<script\b[^>]*(?:\bdata-(?:early|emptied)\b|\btype="(?!module")[^"]*")/
/** ScrollRestoration's; see root.tsx. It would scroll at the first touch. */
const EMPTIED = /(<script\b[^>]*\bdata-emptied\b[^>]*>)[\s\S]*?(<\/script>)/g
const SEAM = /<\/template>\s*<template data-parked(?:="")?>/g

/**
 * Puts React Router's scripts, their preloads and linked style sheets into inert templates where they stand, and adds
 * the small script that puts them back at the first touch (see wake-script.ts). A browser without JavaScript loads
 * none of them; React hydrates exactly the markup it wrote. The HTML must be React's own: its text holds no raw `<`.
 */
export function parkScripts(html: string): string {
  return html
    .replace(EMPTIED, '$1$2')
    .replace(SCRIPT, (script) => (STAYS.test(script) ? script : parked(script)))
    .replace(DEFERRABLE_LINK, parked)
    .replace(SEAM, '')
    .replace('</head>', () => `<script>${WAKE_SCRIPT}</script></head>`)
}

function parked(markup: string): string {
  return `<template data-parked>${markup}</template>`
}
