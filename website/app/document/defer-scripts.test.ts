import { describe, expect, it } from 'vitest'
import { type DeferOptions, deferScripts } from './defer-scripts.server.ts'
import { ACTIVATION_SCRIPT } from './activation-script.ts'

function document(head: string, body = '') {
  return `<html><head>${head}</head><body>${body}</body></html>`
}

const NOTHING_EXTRA = { extraScripts: [], prefetchScript: '', lastScript: () => '', smallModules: new Map() }
const defer = (html: string, given: Partial<DeferOptions> = {}) =>
  deferScripts(html, { ...NOTHING_EXTRA, ...given })
/** What a browser without JavaScript sees, and any browser before the first touch. */
const visible = (html: string) => html.replaceAll(/<template data-deferred>.*?<\/template>/gs, '')

describe('deferScripts', () => {
  it('defers preloads and inline scripts in place', () => {
    const html = defer(
      document('<link rel="modulepreload" href="/b.js"/>', '<main>words</main><script>a()</script>'),
    )
    expect(visible(html)).toBe(document(`<script>${ACTIVATION_SCRIPT}</script>`, '<main>words</main>'))
    expect(html).toContain('<main>words</main><template data-deferred><script>a()</script></template>')
  })

  it('leaves the inline script, structured data and other links in place', () => {
    const stays =
      '<script data-inline="true">b()</script><script type="application/ld+json">{"a":1}</script><link rel="icon" href="/i.svg"/>'
    expect(visible(defer(document('', stays)))).toContain(stays)
  })

  it('empties the script that would scroll at the first interaction', () => {
    expect(defer(document('', '<script data-emptied="true">scroll()</script>'))).toContain(
      '<script data-emptied="true"></script>',
    )
  })

  it('defers extra scripts, and adds the script for the time before the first interaction', () => {
    const html = defer(document(''), { extraScripts: ['/assets/form.js'], prefetchScript: 'prepare()' })
    expect(html).toContain('<link rel="modulepreload" href="/assets/form.js"></template>')
    expect(visible(html)).toBe(document(`<script>${ACTIVATION_SCRIPT}</script><script>prepare()</script>`))
  })

  it('replaces the module script by the last script, which contains its code', () => {
    const scripts = '<script>a()</script><script type="module" async="">import "/b.js";b("$1")</script>'
    expect(
      defer(document('', scripts), { lastScript: (code) => `<script type="module">${code};c()</script>` }),
    ).toContain(
      '<template data-deferred><script>a()</script><script type="module">import "/b.js";b("$1");c()</script></template></body>',
    )
  })

  it('writes the script before the module script into that code', () => {
    const context = 'window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = 1'
    const scripts = `<script>${context}</script><script type="module" async="">import "/b.js";b()</script>`
    const html = defer(document('', scripts), {
      lastScript: (code) => `<script type="module">${code}</script>`,
    })
    expect(html).toContain(
      `<template data-deferred><script type="module">${context}\nimport "/b.js";b()</script></template></body>`,
    )
  })

  it('writes small modules into that code, and does not preload them', () => {
    const script = '<script type="module" async="">import * as a from "/assets/a.js";go(a)</script>'
    const preload = '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/b.js"/>'
    const smallModules = new Map([['/assets/a.js', 'export{b as $1}from"./b.js"']])
    const html = defer(document(preload, script), {
      smallModules,
      lastScript: (code) => `<script>${code}</script>`,
    })
    expect(html).not.toContain('/assets/a.js')
    expect(html).toContain('<template data-deferred><link rel="modulepreload" href="/b.js"/></template>')
    expect(html).toContain(
      '<script>import*as a_ from"/assets/b.js";const a={$1:a_.b};go(a)</script></template>',
    )
  })

  it('restores the markup of React when all templates are activated', () => {
    const react = document(
      '<link rel="modulepreload" href="/b.js"/>',
      '<p>words</p><script>a()</script><!--$--><script>c()</script>',
    )
    const activated = defer(react)
      .replaceAll(/<template data-deferred>(.*?)<\/template>/gs, '$1')
      .replace(`<script>${ACTIVATION_SCRIPT}</script>`, '')
    expect(activated).toBe(react)
  })

  it('does not interpret dollar signs in a page', () => {
    expect(defer(document('', "<p>$& $1 $'</p><script>cost('$1')</script>"))).toContain(
      "<script>cost('$1')</script>",
    )
  })
})
