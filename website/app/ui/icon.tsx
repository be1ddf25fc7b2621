/** Drawn on a field of 24 by 24. */
const SHAPES = {
  arrow: 'M13 4.5 20.5 12 13 19.5l-1.8-1.8 4.4-4.4H3.5v-2.6h12.1l-4.4-4.4z',
  outward: 'M7 5h12v12h-2.6V9.5L6.8 19 5 17.2l9.5-9.6H7z',
  chevron: 'M12 16.4 4.4 8.8l1.9-1.9 5.7 5.7 5.7-5.7 1.9 1.9z',
  close: 'M6.2 4.3 12 10.1l5.8-5.8 1.9 1.9-5.8 5.8 5.8 5.8-1.9 1.9-5.8-5.8-5.8 5.8-1.9-1.9 5.8-5.8-5.8-5.8z',
  check: 'M9.5 18.7 3.3 12.5l1.9-1.9 4.3 4.3 9.3-9.3 1.9 1.9z',
  play: 'M8 4.6v14.8c0 .8.9 1.3 1.6.8l11-7.4c.6-.4.6-1.2 0-1.6l-11-7.4c-.7-.5-1.6 0-1.6.8z',
  plus: 'M10.7 4h2.6v6.7H20v2.6h-6.7V20h-2.6v-6.7H4v-2.6h6.7z',
  menu: 'M3 5.5h18v2.6H3zm0 5.2h18v2.6H3zm0 5.2h12v2.6H3z',
  turn: 'M12 4a8 8 0 0 1 7 4.1V4.5h2.5v8.2h-8.2v-2.5h3.9A5.5 5.5 0 1 0 17 14.3l2.3 1.2A8 8 0 1 1 12 4z',
  share:
    'M17.5 2.5a3.5 3.5 0 1 1-2.6 5.9l-5.5 2.9a3.6 3.6 0 0 1 0 1.4l5.5 2.9a3.5 3.5 0 1 1-.9 2l-5.6-3a3.5 3.5 0 1 1 0-5.2l5.6-3a3.5 3.5 0 0 1 3.5-3.9z',
  phone:
    'M8.5 1.5h7a2.5 2.5 0 0 1 2.5 2.5v16a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 20V4a2.5 2.5 0 0 1 2.5-2.5zM10.3 18v2h3.4v-2z',
  facebook:
    'M14.3 8H17V4.2h-3c-3 0-4.6 1.8-4.6 4.7V11H7v3.8h2.4V22h4v-7.2h3.1l.5-3.8h-3.6V9.2c0-.8.2-1.2.9-1.2z',
  x: 'M3 3h5.6l4.6 6.3L18.8 3h2.4l-6.9 7.9L22 21h-5.6l-5-6.9L5.3 21H2.9l7.4-8.5zm3.5 1.8 10.9 14.4h1.9L8.5 4.8z',
  linkedin:
    'M4 9h4v11.5H4zm2-5.8a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM10.2 9H14v1.6c.6-1.1 1.9-1.9 3.7-1.9 3.2 0 4.3 2 4.3 5.2v6.6h-4v-5.9c0-1.6-.5-2.4-1.7-2.4-1.4 0-2.1 1-2.1 2.7v5.6h-4z',
  telegram:
    'M20.8 3.8 2.8 10.9c-.9.4-.9 1.5 0 1.8l4.5 1.4 1.8 5.6c.2.7 1.1.9 1.6.4l2.6-2.5 4.7 3.4c.6.4 1.4.1 1.6-.6l3-15.9c.1-.9-.9-1.6-1.8-1.3zM9 13.7l8.4-5.3-6.7 6.3-.3 2.9z',
  instagram:
    'M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6zm0 2.3A3.7 3.7 0 0 0 4.3 8v8A3.7 3.7 0 0 0 8 19.7h8a3.7 3.7 0 0 0 3.7-3.7V8A3.7 3.7 0 0 0 16 4.3zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zm5.3-3.9a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z',
  youtube:
    'M12 4.5c7 0 8.4.3 9.2 1.2.8.9.8 3.3.8 6.3s0 5.4-.8 6.3c-.8.9-2.2 1.2-9.2 1.2s-8.4-.3-9.2-1.2C2 17.4 2 15 2 12s0-5.4.8-6.3c.8-.9 2.2-1.2 9.2-1.2zM10 8.4v7.2l6-3.6z',
} as const

export type IconName = keyof typeof SHAPES

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(SHAPES, name)
}

/** An icon beside words or within a named control; it takes the colour of the words and says nothing itself. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
    >
      <path fillRule="evenodd" d={SHAPES[name]} />
    </svg>
  )
}
