import type { BlockName } from '../../content/model/blocks.ts'
import { box, disc, type SvgMarkup, shape, stroke } from '../components/svg.ts'
import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { button, card, line, lines, picture, repeat, tick, title, wireframe } from './shapes.ts'

/** What each kind of block looks like, roughly. */
export const BLOCK_WIREFRAMES: Readonly<Record<BlockName, SvgMarkup>> = {
  hero: wireframe(
    box(0, 0, 120, 80, YELLOW[300], 4),
    line(8, 14, 20) + title(8, 22, 46) + title(8, 31, 34) + lines(8, 42, 44, 2) + button(8, 58),
    picture(64, 10, 48, 60),
  ),
  section: wireframe(picture(8, 14, 46, 52), title(62, 18, 44) + lines(62, 30, 50, 4), line(62, 58, 18)),
  banner: wireframe(box(0, 26, 120, 28, TEAL[500], 0), box(10, 36, 62, 6, WHITE, 2), button(84, 36, 26)),
  'rich-text': wireframe(title(24, 10, 50), lines(24, 23, 72, 3), title(24, 46, 32), lines(24, 57, 72, 3)),
  video: wireframe(
    card(16, 10, 88, 60, CHARCOAL[700]),
    disc(60, 40, 13, WHITE),
    shape('M56 33l12 7l-12 7Z', PINK[600]),
  ),
  accordion: wireframe(
    title(8, 12, 30) + line(8, 23, 22),
    picture(8, 34, 26, 22),
    repeat(
      [
        [46, 12],
        [46, 43],
        [46, 57],
      ],
      (x, y) => card(x, y, 66, 11) + line(x + 5, y + 4, 36),
    ),
    lines(51, 28, 54, 2),
    stroke('M102 19l3 -3l3 3M102 47l3 3l3 -3M102 61l3 3l3 -3', INK, 1.5),
  ),
  'question-search': wireframe(
    card(8, 14, 104, 52, YELLOW[100]),
    title(18, 24, 44),
    box(18, 38, 56, 10, WHITE, 5) + line(24, 41.5, 26),
    button(80, 39, 22),
    line(18, 56, 30),
  ),
  'card-grid': wireframe(
    title(36, 8, 48),
    repeat(
      [
        [8, 22],
        [44, 22],
        [80, 22],
      ],
      (x, y) => card(x, y, 32, 50) + picture(x + 3, y + 3, 26, 20) + lines(x + 4, y + 29, 24, 3),
    ),
  ),
  'image-tiles': wireframe(
    repeat(
      [
        [8, 8],
        [62, 8],
      ],
      (x, y) => card(x, y, 50, 64, TEAL[300]) + picture(x + 5, y + 5, 40, 34) + lines(x + 5, y + 46, 38, 3),
    ),
  ),
  'problem-solution': wireframe(
    repeat(
      [
        [8, 14],
        [8, 46],
      ],
      (x, y) => card(x, y, 46, 24) + lines(x + 5, y + 6, 34, 2),
    ),
    repeat(
      [
        [66, 14],
        [66, 46],
      ],
      (x, y) => card(x, y, 46, 24, TEAL[100]) + lines(x + 5, y + 6, 34, 2),
    ),
    stroke('M56 26h7l-3 -3m3 3l-3 3M56 58h7l-3 -3m3 3l-3 3', INK, 1.5),
  ),
  'flip-cards': wireframe(
    card(8, 16, 48, 48, TEAL[300]) + picture(16, 22, 32, 24) + line(18, 52, 28),
    card(64, 16, 48, 48) + lines(70, 24, 36, 4) + line(70, 54, 16),
    stroke('M52 8c6 -4 12 -4 18 0m0 0l-1 -4m1 4l-4 0', PINK[600], 1.5),
  ),
  statistics: wireframe(
    repeat(
      [
        [8, 28],
        [46, 28],
        [84, 28],
      ],
      (x, y) => box(x, y, 26, 14, PINK[600], 3) + line(x, y + 20, 28),
    ),
  ),
  'cashback-calculator': wireframe(
    card(14, 10, 92, 60) + title(22, 18, 44),
    box(22, 34, 76, 4, CHARCOAL[300], 2) + box(22, 34, 44, 4, PINK[600], 2) + disc(66, 36, 6, PINK[600]),
    box(22, 50, 34, 12, TEAL[100], 3) + box(64, 50, 34, 12, YELLOW[300], 3),
  ),
  'logo-strip': wireframe(
    repeat(
      [
        [8, 32],
        [36, 32],
        [64, 32],
        [92, 32],
      ],
      (x, y) => box(x, y, 20, 16, CHARCOAL[300], 8),
    ),
  ),
  'service-table': wireframe(
    card(10, 10, 100, 60) + box(10, 10, 100, 12, INK, 3),
    repeat(
      [
        [16, 28],
        [16, 40],
        [16, 52],
      ],
      (x, y) => line(x, y + 2, 40) + tick(x + 58, y) + tick(x + 80, y),
    ),
  ),
  'installation-packs': wireframe(
    repeat(
      [
        [14, 8],
        [64, 8],
      ],
      (x, y) =>
        card(x, y, 42, 64) +
        line(x + 6, y + 8, 18) +
        title(x + 6, y + 16, 24) +
        lines(x + 6, y + 30, 28, 3) +
        button(x + 6, y + 50, 30),
    ),
  ),
  steps: wireframe(
    stroke('M22 28h76', CHARCOAL[300], 2),
    repeat(
      [
        [22, 28],
        [60, 28],
        [98, 28],
      ],
      (x, y) => disc(x, y, 9, PINK[600]) + lines(x - 13, y + 18, 26, 3),
    ),
  ),
  team: wireframe(
    repeat(
      [
        [10, 14],
        [47, 14],
        [84, 14],
      ],
      (x, y) =>
        card(x, y, 27, 34, TEAL[100]) +
        disc(x + 13.5, y + 13, 6, TEAL[500]) +
        box(x + 5, y + 22, 17, 12, TEAL[500], 6) +
        line(x, y + 41, 24) +
        line(x, y + 48, 16),
    ),
  ),
  'job-list': wireframe(
    repeat(
      [
        [10, 8],
        [10, 32],
        [10, 56],
      ],
      (x, y) =>
        card(x, y, 100, 18) +
        disc(x + 11, y + 9, 5, YELLOW[500]) +
        line(x + 22, y + 5, 40) +
        line(x + 22, y + 11, 24) +
        line(x + 82, y + 8, 10),
    ),
  ),
  'job-detail': wireframe(
    title(10, 10, 56),
    line(10, 22, 30),
    lines(10, 34, 60, 6),
    card(80, 10, 32, 46) + lines(85, 18, 22, 3) + button(85, 42),
  ),
  article: wireframe(line(24, 8, 22), title(24, 15, 66), picture(24, 27, 72, 26), lines(24, 59, 72, 3)),
  'legal-text': wireframe(
    card(8, 10, 30, 60) + lines(12, 18, 20, 5),
    repeat(
      [
        [46, 12],
        [46, 44],
      ],
      (x, y) => title(x, y, 36) + lines(x, y + 11, 64, 3),
    ),
  ),
  ranking: wireframe(
    picture(8, 14, 46, 52),
    line(62, 14, 20) + title(62, 21, 44),
    box(62, 33, 14, 20, YELLOW[500], 2) + box(79, 41, 14, 12, CHARCOAL[300], 2),
    lines(62, 58, 46, 2),
  ),
  'call-to-action': wireframe(
    box(0, 14, 120, 52, TEAL[500], 0),
    box(28, 24, 64, 7, WHITE, 2),
    box(38, 36, 44, 3, WHITE, 1.5),
    button(32, 48, 26),
    box(64, 48, 26, 8, WHITE, 4),
  ),
  'app-store-buttons': wireframe(
    title(34, 18, 52),
    repeat(
      [
        [14, 38],
        [64, 38],
      ],
      (x, y) =>
        box(x, y, 42, 16, INK, 4) + disc(x + 9, y + 8, 4, WHITE) + box(x + 17, y + 6, 19, 4, WHITE, 2),
    ),
  ),
  form: wireframe(
    title(14, 8, 44),
    repeat(
      [
        [14, 20],
        [14, 38],
      ],
      (x, y) => line(x, y, 18) + box(x, y + 5, 56, 9, WHITE, 2),
    ),
    button(14, 60, 30),
    card(80, 20, 30, 40) +
      repeat(
        [
          [84, 26],
          [84, 36],
          [84, 46],
        ],
        (x, y) => tick(x, y) + line(x + 11, y + 2, 10),
      ),
  ),
}
