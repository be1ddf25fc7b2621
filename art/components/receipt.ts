import { CHARCOAL, INK, PINK, TEAL, WHITE } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { box, transformed, shape, type SvgMarkup } from './svg.ts'
import { textLine } from './text.ts'

interface ReceiptText {
  readonly shop: string
  readonly paid: string
  readonly rate: string
  readonly back: string
}

const WIDTH = 150

/** A receipt `height` long, torn off at the top, with the middle of that edge at (x, y). */
export function receipt(text: ReceiptText, x: number, y: number, height = 190, rotation = 0): SvgMarkup {
  return transformed(
    x,
    y,
    1,
    rotation,
    `<g transform="translate(${-WIDTH / 2} 0)">`,
    shape(`M0 0${tornEdge()}v${height}H0z`, WHITE),
    mark(16, 22, 22, PINK[600], '#ffc81a'),
    textLine(text.shop, 44, 40, { size: 18, face: 'headline', fill: INK }),
    box(16, 54, WIDTH - 32, 2, CHARCOAL[100]),
    line('Paid', text.paid, 78, INK),
    line('Cashback', text.rate, 101, CHARCOAL[500]),
    box(12, 114, WIDTH - 24, 34, TEAL[100], 12),
    textLine('Back', 22, 137, { size: 17, face: 'bold', fill: TEAL[700] }),
    textLine(text.back, WIDTH - 22, 138, { size: 20, face: 'headline', fill: TEAL[700], anchor: 'end' }),
    barcode(height),
    '</g>',
  )
}

function line(label: string, value: string, y: number, ink: string): SvgMarkup {
  return (
    textLine(label, 16, y, { size: 17, fill: CHARCOAL[600] }) +
    textLine(value, WIDTH - 16, y, { size: 17, face: 'bold', fill: ink, anchor: 'end' })
  )
}

function barcode(height: number): SvgMarkup {
  const bars = [3, 2, 5, 2, 3, 6, 2, 4, 2, 5, 3, 2, 6, 2, 3]
  let x = 18
  return bars
    .map((width, index) => {
      const bar = index % 2 ? '' : box(x, 160, width, Math.max(6, height - 172), INK)
      x += width * 2.3
      return bar
    })
    .join('')
}

function tornEdge(): string {
  const step = WIDTH / 20
  return `l${step} 8l${step} -8`.repeat(10)
}
