import { n, type Drawing } from '../pieces/shape.ts'

/** The mark on a grid of 48: a B that a beam cuts at 18°, a coin coming back in its lower bowl. */
export const MARK_BODY =
  'M6 4h18a11 11 0 0 1 10.5 7.7L6 21zM6 26.2 37.3 16a13.4 13.4 0 0 1 5.2 12A16 16 0 0 1 26.5 44H6z'
export const MARK_COIN = { x: 26.5, y: 31, r: 6.5 }

/** The mark `size` high, its upper left corner at (x, y). */
export function mark(x: number, y: number, size: number, body: string, coin: string): Drawing {
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size / 48, 3)})"><path d="${MARK_BODY}" fill="${body}"/>` +
    `<circle cx="${MARK_COIN.x}" cy="${MARK_COIN.y}" r="${MARK_COIN.r}" fill="${coin}"/></g>`
  )
}
