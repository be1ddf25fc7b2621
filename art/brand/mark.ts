import { num, type SvgMarkup } from '../components/svg.ts'

/** The brand mark on a 48 × 48 grid: a B cut by a beam at 18°, with a coin in its lower bowl. */
export const MARK_BODY =
  'M6 4h18a11 11 0 0 1 10.5 7.7L6 21zM6 26.2 37.3 16a13.4 13.4 0 0 1 5.2 12A16 16 0 0 1 26.5 44H6z'
export const MARK_COIN = { x: 26.5, y: 31, r: 6.5 }

/** The mark, `size` high, with its upper left corner at (x, y). */
export function mark(x: number, y: number, size: number, body: string, coin: string): SvgMarkup {
  return (
    `<g transform="translate(${num(x)} ${num(y)}) scale(${num(size / 48, 3)})"><path d="${MARK_BODY}" fill="${body}"/>` +
    `<circle cx="${MARK_COIN.x}" cy="${MARK_COIN.y}" r="${MARK_COIN.r}" fill="${coin}"/></g>`
  )
}
