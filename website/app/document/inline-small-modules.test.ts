import { expect, test } from 'vitest'
import { inlineSmallModules } from './inline-small-modules.ts'

const SCRIPT = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";

  window.__reactRouterRouteModules = {"root":route0,"pages/page":route1};

import("/assets/entry.js");`

test('modules that pass on exports, and the entry, are written into the script', () => {
  const modules = new Map([
    ['/assets/manifest.js', 'window.routes={"$1":1};'],
    ['/assets/root.js', 'export{p as ErrorBoundary,f as default}from"./app.js";\n'],
    ['/assets/page.js', 'export{meta}from"./app.js";'],
    ['/assets/entry.js', 'import{h as e}from"./react.js";import"./app.js";await e("./x");'],
  ])
  expect(inlineSmallModules(SCRIPT, modules)).toBe(`window.routes={"$1":1};
import*as route0_ from"/assets/app.js";const route0={ErrorBoundary:route0_.p,default:route0_.f};
import*as route1_ from"/assets/app.js";const route1={meta:route1_.meta};

  window.__reactRouterRouteModules = {"root":route0,"pages/page":route1};

import{h as e}from"/assets/react.js";import"/assets/app.js";await e("/assets/x");`)
})

test('modules of other routes are registered, each file once', () => {
  const modules = new Map([
    ['/assets/page.js', 'export{p as default}from"./app.js";'],
    ['/assets/cms.js', 'export{c as default}from"./app.js";'],
    ['/assets/robots.js', 'import"./app.js";'],
  ])
  const routes = {
    'pages/page': '/assets/page.js',
    'pages/cms': '/assets/cms.js',
    'pages/robots': '/assets/robots.js',
    'pages/preview': '/assets/preview.js',
  }
  expect(inlineSmallModules(SCRIPT, modules, routes)).toContain(
    'import*as other1_ from"/assets/app.js";window.__reactRouterRouteModules = {"pages/cms":{default:other1_.c},"root":route0,',
  )
})

test('other modules are loaded', () => {
  const modules = new Map([
    ['/assets/root.js', 'import{a}from"./app.js";export{a as default};'],
    ['/assets/entry.js', 'const e=1;export{e as default};'],
  ])
  expect(inlineSmallModules(SCRIPT, modules)).toBe(SCRIPT)
  expect(inlineSmallModules(SCRIPT, new Map())).toBe(SCRIPT)
})
