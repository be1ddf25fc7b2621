/*
 * Widths for the HTML attribute `sizes`. Browsers choose among the versions of an uploaded image before they lay the page
 * out, so these widths repeat what the style sheets say. journeys/pages/image-sizes.journey.ts compares them with what is
 * shown.
 */

/** As wide as `.wrap`. */
export const CONTENT_WIDTH = 'min(96vw - 1.5rem, 75rem)'

/** As wide as `.wrap` within a `.panel`. */
export const PANEL_CONTENT_WIDTH = 'min(96vw - 3rem, 75rem)'

/** Half of the text's width; on phones, all of it. */
export const BESIDE_TEXT = '(min-width: 48rem) min(45vw, 35rem), calc(96vw - 1.5rem)'

/** Beside text on a card. */
export const ON_CARD = '(min-width: 48rem) min(38vw, 30rem), calc(96vw - 5rem)'

interface Columns {
  /** Number of entries. */
  readonly count: number
  /** The least width of a column, in rem. */
  readonly minWidth: number
  /** Between two columns, in rem. */
  readonly gap: number
  /** What pictures leave of their column, on both sides together, in rem. */
  readonly padding?: number
  /** The greatest width of a picture with its padding, in rem. */
  readonly maxWidth?: number
}

const MAX_CONTENT_REM = 75

/**
 * The widths of pictures in a grid with columns of equal width, as many as fit (`auto-fit`), e.g. in two columns
 * '(min-width: 24rem) calc((min(96vw - 1.5rem, 75rem) - 1.5rem) / 2)'; the last one is without a condition.
 */
export function columnSizes({ count, minWidth, gap, padding = 0, maxWidth }: Columns): string {
  const most = Math.floor((MAX_CONTENT_REM + gap) / (minWidth + gap))
  const widths = Array.from({ length: Math.max(1, Math.min(count, most)) }, (_, index) => {
    const columns = index + 1
    const column = columns === 1 ? CONTENT_WIDTH : `(${CONTENT_WIDTH} - ${gap * index}rem) / ${columns}`
    const outer = maxWidth === undefined ? column : `min(${column}, ${maxWidth}rem)`
    const width = padding === 0 ? `calc(${outer})` : `calc(${outer} - ${padding}rem)`
    return columns === 1 ? width : `(min-width: ${windowFor(columns * minWidth + index * gap)}rem) ${width}`
  })
  return widths.toReversed().join(', ')
}

/** The width of the window from which on content has a width, both in rem; see CONTENT_WIDTH. */
function windowFor(contentRem: number): number {
  return Math.ceil((contentRem + 1.5) / 0.96)
}

/** The width of an image of a fixed height, within a greatest width; both in rem. */
export function widthAtHeight(
  { width, height }: { readonly width: number; readonly height: number },
  heightRem: number,
  maxWidthRem: number,
): string {
  return `${Math.min(maxWidthRem, Math.ceil((heightRem * width) / height))}rem`
}
