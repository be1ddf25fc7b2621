/** Paths on a 24 × 24 grid. */
const PATHS = {
  arrow: 'm13 4 8 8-8 8-2-2 5-5H3v-2.4h13L11 6z',
  outward: 'M7 5h12v12h-2.6V9.4L7 19l-2-2 9.6-9.4H7z',
  chevron: 'M12 17 4 9l2-2 6 6 6-6 2 2z',
  close: 'm6 4 6 6 6-6 2 2-6 6 6 6-2 2-6-6-6 6-2-2 6-6-6-6z',
  check: 'm9 19-6-6 2-2 4 4L19 5l2 2z',
  play: 'M8 5v14c0 1 1 1.5 2 1l10-7c1-.6 1-1.4 0-2L10 4C9 3.5 8 4 8 5z',
  plus: 'M10.7 4h2.6v6.7H20v2.6h-6.7V20h-2.6v-6.7H4v-2.6h6.7z',
  chat: 'M4 3h16q2 0 2 2v11q0 2-2 2h-9l-6 4v-4H4q-2 0-2-2V5q0-2 2-2zm2 4v2h12V7zm0 4v2h8v-2z',
  search:
    'M10 2a8 8 0 0 1 6.4 12.9l5.6 5.6-2 2-5.6-5.6A8 8 0 1 1 10 2zm0 2.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4z',
  menu: 'M3 5h18v2.6H3zm0 6h18v2.6H3zm0 6h12v2.6H3z',
  turn: 'M12 4a8 8 0 0 1 7 4V4h3v9h-9v-3h4a5 5 0 1 0 0 4l3 1a8 8 0 1 1-8-11z',
  share: 'M18 2a4 4 0 1 1-3 6.5l-5 2.7v1.6l5 2.7A4 4 0 1 1 14 18l-5-3a4 4 0 1 1 0-6l5-3a4 4 0 0 1 4-4z',
  apple:
    'M12 7.5c2-1.6 4.5-1.4 6.2.4 2.6 2.8 1.2 8.6-1.4 11.8-1.4 1.7-2.9 1.9-4.8 1-1.9.9-3.4.7-4.8-1-2.6-3.2-4-9-1.4-11.8 1.7-1.8 4.2-2 6.2-.4zM12 6c-.2-2.6 1.3-4.6 4-5 .2 2.7-1.4 4.7-4 5z',
  facebook: 'M14 8h3V4h-3q-5 0-5 5v2H7v4h2v7h4v-7h3l1-4h-4V9q0-1 1-1z',
  x: 'M3 3h6l4 6 5-6h3l-7 8 8 10h-6l-5-7-6 7H2l8-9zm4 2 10 14h2L9 5z',
  linkedin:
    'M4 9h4v12H4zm2-6a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zm4 6h4v2c2-4 8-3 8 3v7h-4v-6c0-4-4-4-4 0v6h-4z',
  telegram: 'M22 4 2 11.5l6 2L10 20l4-3.5 5 4zM9 13l9-6-7 7-.5 3z',
  instagram:
    'M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6zm0 2a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4zm4 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm4.5-3.5h2v2h-2z',
  youtube: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zm5 4v6l5-3z',
} as const

export type IconName = keyof typeof PATHS

/** A decorative icon beside text or in a labeled control, in the color of the text. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path fillRule="evenodd" d={PATHS[name]} />
    </svg>
  )
}
