import { ACTIVATION_SCRIPT } from './activation-script.ts'
import { inlineSmallModules, type Modules, type RouteModules } from './inline-small-modules.ts'

/**
 * Scripts, preloads and the end tags of head and body. One expression, because each replacement copies the document.
 */
const ELEMENTS =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>|<\/(?:head|body)>/g
/** Not deferred: `data-inline` and emptied scripts, structured data and other data blocks. */
const STAYS = /^<script\b[^>]*(?:\bdata-(?:inline|emptied)\b|\btype="(?!module")[^"]*")/
/** ScrollRestoration's; see root.tsx. It would scroll at the first interaction. */
const EMPTIED = /^<script\b[^>]*\bdata-emptied\b[^>]*>/
/**
 * The URL of a preloaded module, or the code of an inline one and of the script before it, which is for it alone.
 */
const PARTS =
  /^<link\b[^>]*\bhref="(?<preloaded>[^"]*)"|^<script\b[^>]*\btype="module"[^>]*>(?<module>[\s\S]+)<\/script>|^<script>(?<context>window\.__reactRouterContext\b[\s\S]+)<\/script>/
const ADJACENT_TEMPLATES = /<\/template>\s*<template data-deferred(?:="")?>/g

export interface DeferOptions {
  /** URLs of further scripts that the page will need. */
  readonly extraScripts: readonly string[]
  /** An inline script for the time before the first interaction (prefetch-script.ts); '': none. */
  readonly prefetchScript: string
  /** Returns the markup of the last script, from the code of React Router's own scripts, which it replaces. */
  readonly lastScript: (code: string) => string
  /** Modules that are written into that code instead of loaded. */
  readonly smallModules: Modules
  readonly routes?: RouteModules
}

/**
 * Moves React Router's scripts and preloads into inert templates in place, and adds the small inline scripts that
 * activate them. A browser without JavaScript loads none of them, and React hydrates exactly the markup it wrote.
 *
 * @param html rendered by React: its text contains no raw `<`.
 */
export function deferScripts(
  html: string,
  { extraScripts, prefetchScript, lastScript, smallModules, routes }: DeferOptions,
): string {
  const links = extraScripts.map(modulePreload).join('')
  const scripts = [ACTIVATION_SCRIPT, prefetchScript].filter(Boolean).map(inline).join('')
  let code = ''
  return html.replace(ELEMENTS, replaceElement).replace(ADJACENT_TEMPLATES, '')

  function replaceElement(markup: string): string {
    if (markup === '</head>') return (links && deferred(links)) + scripts + markup
    if (markup === '</body>')
      return deferred(lastScript(inlineSmallModules(code, smallModules, routes))) + markup
    const { preloaded, module, context } = PARTS.exec(markup)?.groups ?? {}
    if (preloaded !== undefined && smallModules.has(preloaded)) return ''
    const part = module ?? context
    if (part === undefined) return deferElement(markup)
    code += code === '' ? part : `\n${part}`
    return ''
  }
}

function deferElement(markup: string): string {
  const emptied = EMPTIED.exec(markup)?.[0]
  if (emptied !== undefined) return `${emptied}</script>`
  return STAYS.test(markup) ? markup : deferred(markup)
}

function inline(code: string): string {
  return `<script>${code}</script>`
}

function modulePreload(path: string): string {
  return `<link rel="modulepreload" href="${path}">`
}

function deferred(markup: string): string {
  return `<template data-deferred>${markup}</template>`
}
