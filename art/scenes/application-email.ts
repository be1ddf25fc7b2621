import { JOBS } from '@beam/content/defaults/jobs.ts'
import type { Illustration } from '@beam/content/model/illustrations.ts'
import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { codeLines } from '../components/code-lines.ts'
import { coin } from '../components/coin.ts'
import { emailWindow } from '../components/email-window.ts'
import { badge, icon } from '../components/icon.ts'
import { SKIN } from '../components/person.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, clipped, disc, ellipse, shape, stroke, transformed, type SvgMarkup } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** For any position: it names no job. */
export const applicationEmail = application('application-email', 'My application', resume())

/** For a job: its title as the subject, and what its page asks for in front. */
export const applicationMobile = application('application-mobile', JOBS.mobileDeveloper.title, app())
export const applicationPlugin = application('application-plugin', JOBS.pluginDeveloper.title, plugin())
export const applicationDesign = application('application-design', JOBS.graphicDesigner.title, portfolio())

/** For two jobs only what their pages ask for, large, so that not all of them end with the same email. */
export const applicationJava = enclosure('application-java', transformed(310, 290, 1.2, -5, system()))
export const applicationSeo = enclosure('application-seo', transformed(310, 284, 1.86, 6, webPage()))

/** An email with an application, its CV, and a sheet in front of it, 184 × 248. */
function application(name: Illustration, subject: string, sheet: SvgMarkup) {
  return scene(
    name,
    beam(370, 236, 540, 140, TEAL[300]),
    beam(350, 420, 560, 34, TEAL[500]),
    emailWindow(
      { x: 48, y: 74, width: 412, height: 400, subject },
      textLine('Hello,', 30, 160, { size: 21, face: 'headline', fill: INK }),
      [318, 300, 226].map((width, line) => bar(30, 180 + line * 24, width)).join(''),
      box(30, 268, 168, 54, CHARCOAL[50], 16),
      box(44, 279, 26, 32, PINK[500], 6),
      textLine('CV.pdf', 84, 302, { size: 20, face: 'bold', fill: INK }),
      box(30, 338, 132, 46, PINK[600], 23),
      textLine('Send', 96, 368, { size: 19, face: 'bold', fill: WHITE, anchor: 'middle' }),
    ),
    transformed(496, 366, 1.06, 8, sheet),
    coin(572, 110, 32, 12),
  )
}

function enclosure(name: Illustration, sheet: SvgMarkup) {
  return scene(
    name,
    beam(330, 236, 620, 150, TEAL[300]),
    beam(310, 420, 580, 34, TEAL[500]),
    sheet,
    coin(580, 84, 36, 12),
  )
}

function resume() {
  return (
    paper() +
    clipped(
      -72,
      -104,
      64,
      72,
      16,
      box(-72, -104, 64, 72, TEAL[300]),
      ellipse(-40, -28, 28, 26, PINK[500]),
      disc(-40, -68, 17, SKIN.tan),
    ) +
    textLine('CV', 6, -62, { size: 40, face: 'headline', fill: INK }) +
    [144, 118, 0, 144, 130, 84].map((width, line) => (width ? bar(-72, -8 + line * 20, width) : '')).join('')
  )
}

function app() {
  return (
    paper() +
    box(-46, -98, 92, 92, PINK[600], 24) +
    icon('card', 0, -52, 56, WHITE, PINK[600]) +
    textLine('My app', 0, 32, { size: 30, face: 'headline', fill: INK, anchor: 'middle' }) +
    bar(-50, 44, 100) +
    box(-60, 70, 120, 40, INK, 20) +
    textLine('Open', 0, 96, { size: 19, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}

/** A service, the queue behind it, and what is stored: wider than the other sheets, 440 × 360. */
function system() {
  return (
    floatingShadow(-220, -180, 440, 360, 30) +
    box(-220, -180, 440, 360, WHITE, 30) +
    textLine('My system', -182, -112, { size: 46, face: 'headline', fill: INK }) +
    stroke('M-80 14H84M150-52H110a26 26 0 0 0-26 26v80a26 26 0 0 0 26 26h40', CHARCOAL[300], 9) +
    box(-182, -46, 120, 120, PINK[600], 26) +
    codeLines(['k4 f5', '  s6', '  f4 t2', 'k3'], -164, -22, 8, 11) +
    box(-40, -16, 104, 60, CHARCOAL[100], 18) +
    [PINK[300], TEAL[300], YELLOW[300]]
      .map((fill, item) => box(-29 + item * 30, -6, 22, 40, fill, 8))
      .join('') +
    [-52, 80].map((y, side) => cylinder(150, y, side ? YELLOW[500] : TEAL[500])).join('') +
    badge('check', 210, 166, 40, TEAL[600], WHITE)
  )
}

function cylinder(x: number, y: number, fill: string) {
  return (
    shape(`M${x - 42} ${y - 32}v64a42 14 0 0 0 84 0v-64z`, fill) + ellipse(x, y - 32, 42, 14, CHARCOAL[100])
  )
}

function plugin() {
  return (
    floatingShadow(-92, -124, 184, 248, 20) +
    box(-92, -124, 184, 248, TEAL[900], 20) +
    textLine('My plugin', -70, -78, { size: 30, face: 'headline', fill: WHITE }) +
    codeLines(['k5 f7', '  s8 t3', '  f6 s5', '    t7 f4', '  k4 s6', 't2'], -70, -48, 8, 12) +
    badge('check', 62, 92, 38, TEAL[600], WHITE)
  )
}

function portfolio() {
  return (
    paper() +
    box(-76, -108, 72, 72, TEAL[500], 14) +
    disc(-40, -72, 22, WHITE) +
    box(4, -108, 72, 72, PINK[600], 14) +
    mark(18, -94, 44, WHITE, YELLOW[500]) +
    box(-76, -28, 72, 72, YELLOW[500], 14) +
    shape('M-66 34l26-46 26 46z', INK) +
    clipped(4, -28, 72, 72, 14, box(4, -28, 72, 72, CHARCOAL[700]), beam(40, 12, 110, 22, PINK[500])) +
    textLine('Portfolio', 0, 84, { size: 30, face: 'headline', fill: INK, anchor: 'middle' }) +
    bar(-50, 98, 100)
  )
}

/** Its address and its heading, with an arrow: it ranks higher now. */
function webPage() {
  return (
    paper() +
    shape('M-92-84v-20a20 20 0 0 1 20-20H72a20 20 0 0 1 20 20v20z', CHARCOAL[100]) +
    box(-76, -116, 152, 24, WHITE, 12) +
    icon('lock', -62, -104, 13, TEAL[600]) +
    box(-50, -108, 84, 8, CHARCOAL[300], 4) +
    textLine('My page', -72, -46, { size: 30, face: 'headline', fill: INK }) +
    bar(-72, -30, 144) +
    bar(-72, -10, 112) +
    box(-72, 16, 144, 84, PINK[100], 14) +
    stroke('M-52 78l34-22 26 12 44-34', PINK[500], 8) +
    badge('arrowUp', 72, 100, 32, TEAL[600], WHITE)
  )
}

function paper() {
  return floatingShadow(-92, -124, 184, 248, 20) + box(-92, -124, 184, 248, WHITE, 20)
}

function bar(x: number, y: number, width: number) {
  return box(x, y, width, 11, CHARCOAL[100], 5.5)
}
