const SHAPES = {
  warning:
    'M12 2.2c.9 0 1.7.5 2.1 1.2l8 14.2c.9 1.6-.3 3.6-2.1 3.6H4c-1.9 0-3-2-2.1-3.6l8-14.2c.4-.7 1.2-1.2 2.1-1.2zm-1.3 6v6h2.6v-6zm0 8v2.6h2.6v-2.6z',
  advice: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1.3 8.7v6.6h2.6v-6.6zm0-4v2.6h2.6V6.7z',
  done: 'M9.5 18.7 3.3 12.5l1.9-1.9 4.3 4.3 9.3-9.3 1.9 1.9z',
} as const

/** A decorative icon in the color of the text beside it. */
export function FormIcon({ name }: { name: keyof typeof SHAPES }) {
  return (
    <svg
      className="form-icon"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
    >
      <path fillRule="evenodd" d={SHAPES[name]} />
    </svg>
  )
}
