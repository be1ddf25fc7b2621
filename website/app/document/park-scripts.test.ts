import { describe, expect, it } from 'vitest'
import { type Parking, parkScripts } from './park-scripts.server.ts'
import { WAKE_SCRIPT } from './wake-script.ts'

function document(head: string, body = '') {
  return `<html><head>${head}</head><body>${body}</body></html>`
}

const PARKING = { allStylesPath: '/styles/all.css', alsoNeeded: [], prepareScript: '', lastScript: '' }
const park = (html: string, given: Partial<Parking> = {}) => parkScripts(html, { ...PARKING, ...given })
/** What a browser without JavaScript sees, and any browser before the first touch. */
const visible = (html: string) => html.replaceAll(/<template data-parked>.*?<\/template>/gs, '')

describe('parking', () => {
  it('hides modules, preloads and inline scripts where they stand', () => {
    const body =
      '<main>words</main><script>a()</script><script type="module" async="">import "/b.js"</script>'
    const html = park(document('<link rel="modulepreload" href="/b.js"/>', body))
    expect(visible(html)).toBe(document(`<script>${WAKE_SCRIPT}</script>`, '<main>words</main>'))
    expect(html).toContain(
      '<main>words</main><template data-parked><script>a()</script><script type="module" async="">import "/b.js"</script></template>',
    )
  })

  it('lets the early script, structured data and other links be', () => {
    const stays =
      '<script data-early="true">b()</script><script type="application/ld+json">{"a":1}</script><link rel="icon" href="/i.svg"/>'
    expect(visible(park(document('', stays)))).toContain(stays)
  })

  it('empties what would scroll at the first touch', () => {
    expect(park(document('', '<script data-emptied="true">scroll()</script>'))).toContain(
      '<script data-emptied="true"></script>',
    )
  })

  it('parks the style sheet for moves to other pages', () => {
    expect(park(document(''))).toContain(
      '<template data-parked><link id="all-styles" rel="stylesheet" href="/styles/all.css"></template>',
    )
  })

  it('parks what else the page will want, and says beforehand what is done before the first touch', () => {
    const html = park(document(''), { alsoNeeded: ['/assets/form.js'], prepareScript: 'prepare()' })
    expect(html).toContain('<link rel="modulepreload" href="/assets/form.js"></template>')
    expect(visible(html)).toBe(document(`<script>${WAKE_SCRIPT}</script><script>prepare()</script>`))
  })

  it('parks what comes behind all others with the scripts at the end', () => {
    expect(
      park(document('', '<script>a()</script>'), { lastScript: '<script src="/b"></script>' }),
    ).toContain('<template data-parked><script>a()</script><script src="/b"></script></template></body>')
  })

  it('gives back what React wrote when everything is put in place', () => {
    const react = document(
      '<link rel="modulepreload" href="/b.js"/>',
      '<p>words</p><script>a()</script><!--$--><script>c()</script>',
    )
    const woken = park(react)
      .replaceAll(/<template data-parked>(.*?)<\/template>/gs, '$1')
      .replace(`<script>${WAKE_SCRIPT}</script>`, '')
      .replace('<link id="all-styles" rel="stylesheet" href="/styles/all.css">', '')
    expect(woken).toBe(react)
  })

  it('does not read dollar signs in a page as its own', () => {
    expect(park(document('', "<p>$& $1 $'</p><script>cost('$1')</script>"))).toContain(
      "<script>cost('$1')</script>",
    )
  })
})
