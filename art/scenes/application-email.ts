import { JOBS } from '@beam/content/defaults/jobs.ts'
import type { Illustration } from '@beam/content/model/illustrations.ts'
import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { codeLines } from '../components/code.ts'
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

/** For each job: its title as the subject, and what its page asks for in front. */
export const applicationMobile = application('application-mobile', JOBS.mobileDeveloper.title, app())
export const applicationJava = application('application-java', JOBS.javaScalaDeveloper.title, system())
export const applicationPlugin = application('application-plugin', JOBS.pluginDeveloper.title, plugin())
export const applicationDesign = application('application-design', JOBS.graphicDesigner.title, portfolio())
export const applicationSeo = application('application-seo', JOBS.seoSpecialist.title, webPage())

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

/** One service that calls two others, and what they store. */
function system() {
  return (
    paper() +
    textLine('My system', 0, -82, { size: 26, face: 'headline', fill: INK, anchor: 'middle' }) +
    stroke('M0-38V14M-46 62V14H46v48', CHARCOAL[300], 7) +
    box(-38, -64, 76, 48, PINK[500], 14) +
    codeLines(['k4 f3', 's6'], -24, -50, 5.5, 8) +
    [-46, 46].map((x, side) => cylinder(x, 66, side ? YELLOW[500] : TEAL[500])).join('')
  )
}

function cylinder(x: number, y: number, fill: string) {
  return (
    shape(`M${x - 32} ${y - 26}v52a32 11 0 0 0 64 0v-52z`, fill) + ellipse(x, y - 26, 32, 11, CHARCOAL[100])
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
