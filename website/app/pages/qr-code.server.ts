import { correction, generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'

/** A QR code as SVG, dark on white with the quiet zone that scanners need. */
export function qrCode(text: string): string {
  return toSvgSource(generate(text, { minCorrectionLevel: correction.M }), {
    on: '#191a1e',
    off: '#fff',
    pad: 4,
  })
}
