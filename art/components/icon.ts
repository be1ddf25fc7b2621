import { disc, transformed, shape, stroke, type SvgMarkup } from './svg.ts'

/** Icons on a 24 × 24 grid, centered on the origin, for list rows, buttons and badges. */
const ICONS = {
  bread: (ink) =>
    shape(
      'M-9-3c0-4 4-6 9-6s9 2 9 6c0 2-1 3-2 3.5V7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1-7 7V.5C-8 0-9-1-9-3z',
      ink,
    ),
  book: (ink) =>
    shape(
      'M-9-8h6c1.5 0 3 1 3 2.5V9c0-1.5-1.5-2-3-2h-6zM9-8H4C2.5-8 1.5-7 1.5-5.5V9C1.5 7.5 3 7 4 7h5z',
      ink,
    ),
  cup: (ink) =>
    shape(
      'M-9-5H6v2h1.5a3.5 3.5 0 0 1 0 8H6A5 5 0 0 1 1 9h-5a5 5 0 0 1-5-5zM6 0v2.5h1a1.3 1.3 0 0 0 0-2.5z',
      ink,
    ) + stroke('M-4-10v2M1-10v2', ink, 2),
  flower: (ink) =>
    [0, 72, 144, 216, 288]
      .map((rotation) => transformed(0, 0, 1, rotation, disc(0, -5.5, 3.8, ink)))
      .join(''),
  bag: (ink) =>
    shape('M-8-4H8l1 11a2 2 0 0 1-2 2H-7a2 2 0 0 1-2-2z', ink) + stroke('M-4-4a4 4 0 0 1 8 0', ink, 2.2),
  cross: (ink) => shape('M-3-9h6v6h6v6H3v6h-6V3h-6v-6h6z', ink),
  wheel: (ink) =>
    stroke('M-5.5 3m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M5.5 3m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0', ink, 2) +
    stroke('M-5.5 3l3.5-7h5l2.5 7M-2-4h-2M3-4l-1-3h3', ink, 2),
  waves: (ink) => stroke('M-6-3a6 6 0 0 1 0 6M-1.5-6a11 11 0 0 1 0 12M3-9a16 16 0 0 1 0 18', ink, 2.6),
  check: (ink) => stroke('M-6 .5l4 4L6.5-4.5', ink, 3.2),
  plus: (ink) => stroke('M0-6.5v13M-6.5 0h13', ink, 2.8),
  arrowBack: (ink) => stroke('M8 0H-7M-1.5-6L-7.5 0l6 6', ink, 2.8),
  arrowUp: (ink) => stroke('M0 7V-6M-5.5-1L0-6.5 5.5-1', ink, 2.8),
  pin: (ink, hole) =>
    shape('M0-10a8 8 0 0 1 8 8c0 5-5 9-8 12-3-3-8-7-8-12a8 8 0 0 1 8-8z', ink) + disc(0, -2, 3, hole),
  card: (ink, hole) =>
    shape('M-10-7h20a2 2 0 0 1 2 2V5a2 2 0 0 1-2 2h-20a2 2 0 0 1-2-2V-5a2 2 0 0 1 2-2z', ink) +
    shape('M-12-4h24v3.5h-24z', hole),
  scan: (ink) => stroke('M-8-4v-4h4M4-8h4v4M8 4v4H4M-4 8h-4V4M-8 0H8', ink, 2.4),
  bell: (ink) =>
    shape('M0-9a6 6 0 0 1 6 6c0 4 1 6 3 8H-9c2-2 3-4 3-8a6 6 0 0 1 6-6zM-3 6.5h6a3 3 0 0 1-6 0z', ink),
  lock: (ink) =>
    shape('M-8-2H8v10a2 2 0 0 1-2 2H-6a2 2 0 0 1-2-2z', ink) +
    stroke('M-4.5-2v-3a4.5 4.5 0 0 1 9 0v3', ink, 2.6),
  gift: (ink, hole) =>
    shape('M-9-4H9V0H-9zM-8 1.5H8V9H-8z', ink) +
    stroke('M0-4v13M0-4c-2-5-6-4-5-1.5C-4.5-4-2-4 0-4zM0-4c2-5 6-4 5-1.5C4.5-4 2-4 0-4z', hole, 1.8),
  star: (ink) => shape('M0-10l2.9 6.1 6.7.9-4.9 4.6 1.2 6.7L0 5.1l-5.9 3.2 1.2-6.7L-9.6-3l6.7-.9z', ink),
  percent: (ink) => stroke('M6-7L-6 7', ink, 2.6) + disc(-5, -4.5, 3, ink) + disc(5, 4.5, 3, ink),
  home: (ink) => shape('M0-9l10 8.5H7V9H2V3h-4v6h-5V-.5h-3z', ink),
  person: (ink) => disc(0, -4.5, 4.5, ink) + shape('M-8.5 9a8.5 7.5 0 0 1 17 0z', ink),
  bluetooth: (ink) => stroke('M-4.5-4.5L4.5 4.5 0 9V-9l4.5 4.5-9 9', ink, 2.2),
  search: (ink) => stroke('M-2-2m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M3 3l5.5 5.5', ink, 2.8),
  truck: (ink) =>
    shape('M-11-6H3v11h-14zM4-2h4l3.5 3.5V5H4z', ink) + disc(-6, 6, 2.7, ink) + disc(7, 6, 2.7, ink),
} satisfies Record<string, (ink: string, hole: string) => SvgMarkup>

export type IconName = keyof typeof ICONS

/** An icon centered on (x, y), at its natural size at 24; `hole` is the color of cut-outs. */
export function icon(
  iconName: IconName,
  x: number,
  y: number,
  size: number,
  ink: string,
  hole = 'none',
): SvgMarkup {
  const render: (ink: string, hole: string) => SvgMarkup = ICONS[iconName]
  return transformed(x, y, size / 24, 0, render(ink, hole))
}

/** An icon on a disc of radius r. */
export function badge(
  iconName: IconName,
  x: number,
  y: number,
  r: number,
  fill: string,
  ink: string,
): SvgMarkup {
  return disc(x, y, r, fill) + icon(iconName, x, y, r * 1.15, ink, fill)
}
