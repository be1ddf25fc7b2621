interface BrandMarkProps {
  /** Height and width in pixels. */
  readonly size: number
}

/**
 * The brand mark: a B cut by a beam, with a coin. `--mark` and `--coin` set its colors; the defaults work on paper and
 * on charcoal. Decorative, because the name is beside it. Same paths as art/brand/mark.ts (a test there compares them).
 */
export function BrandMark({ size }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="6 4 40 40" aria-hidden="true" focusable="false">
      <path
        fill="var(--mark, #f23d7f)"
        d="M6 4h18a11 11 0 0 1 10.5 7.7L6 21zM6 26.2 37.3 16a13.4 13.4 0 0 1 5.2 12A16 16 0 0 1 26.5 44H6z"
      />
      <circle cx="26.5" cy="31" r="6.5" fill="var(--coin, #ffc81a)" />
    </svg>
  )
}
