import { chromium } from '@playwright/test'
import { startContentServiceStandIn } from '../../website/app/content/testing/content-service-stand-in.ts'
import { startSite } from '../support/start-site.ts'
import { renderAllBlocks } from '../support/render-all-blocks.ts'
const OUT = '/tmp/polish/out'
const shots: [string, string, string, number[], ('light'|'dark')[]][] = [
  ['pis', '/pay-in-store', '.section[data-variant=wide]', [768, 1440], ['light']],
  ['home-wide', '/', '.section[data-variant=wide]', [390, 768, 1440], ['light']],
  ['inv-wide', '/investors', '.section[data-variant=wide]', [768, 1440], ['light']],
  ['job', '/careers/plugin-developer-for-e-commerce-platforms', '.job-head', [768, 1440], ['light']],
  ['job-java', '/careers/java-scala-developer', '.job-head', [768], ['light']],
  ['ls', '/ls-inst-form', 'VIEW', [390, 768, 1440], ['light', 'dark']],
  ['os', '/os-inst-form', 'VIEW', [320, 390], ['light']],
  ['calc', '/', '.calculator', [390, 1440], ['dark', 'light']],
  ['stat', '/careers/java-scala-developer', '.statistics', [390, 768, 1440], ['light']],
  ['stat-home', '/', '.statistics', [390, 768, 1440], ['light']],
  ['stat-offer', '/what-we-offer', '.statistics', [1440], ['light']],
  ['check', '/contacts', 'form', [390], ['light', 'dark']],
  ['svc', '/local-store', '.service-table', [390, 768], ['light', 'dark']],
]
const service = await startContentServiceStandIn()
const site = await startSite({ env: { CONTENT_SERVICE_URL: service.url } })
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'], args: ['--no-sandbox'] })
const only = process.argv.slice(2)
try {
  for (const [name, path, sel, widths, schemes] of shots) {
    if (only.length && !only.includes(name)) continue
    for (const scheme of schemes) {
      const page = await browser.newPage({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
      await page.goto(site.url + path)
      await renderAllBlocks(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 1000 })
        const file = `${OUT}/${name}-${width}-${scheme}.png`
        if (sel === 'VIEW') {
          await page.evaluate(() => document.querySelector('.form-sheet')?.scrollIntoView())
          const first = await page.evaluate(() => { const f = document.querySelector('.field'); return f ? Math.round(f.getBoundingClientRect().top + scrollY) : -1 })
          console.log(name, width, 'first field at', first)
          await page.screenshot({ path: file })
        } else {
          const el = page.locator(sel).first()
          await el.scrollIntoViewIfNeeded()
          if (name.includes('wide') || name === 'pis') console.log(name, width, await page.evaluate(() => [...document.querySelectorAll('.section[data-variant=wide]')].map((s) => {
            const t = s.querySelector('.section-text')!, p = s.querySelector('.section-picture')
            const ends = [...t.children].map((c) => Math.round(c.getBoundingClientRect().bottom))
            const tops = [...t.children].map((c) => Math.round(c.getBoundingClientRect().top))
            return { ends, tops, box: Math.round(t.getBoundingClientRect().bottom), pic: p && Math.round(p.getBoundingClientRect().top) }
          })))
          await el.screenshot({ path: file })
        }
      }
      await page.close()
    }
    console.log(name)
  }
} finally { await browser.close(); await site.stop(); await service.close() }
