import sharp from 'sharp'

/** Widths of the details, in pixels; the finest are what a camera just resolves. */
const DETAILS_PX = [1024, 512, 256, 128, 64, 32, 16, 8, 4, 2]
/** Contrast of the coarsest details; finer ones have less, as in photographs. */
const CONTRAST = 34
const FALLOFF = 0.35
const SHAPES = 60

/**
 * A JPEG with the statistics of a photograph, always the same for a seed: details of every size, the finer the fainter,
 * and shapes with sharp edges. Uniform areas or plain noise would flatter or punish an encoder.
 */
export async function naturalPhotograph(width: number, height: number, seed: number): Promise<Buffer> {
  const random = createRandom(seed)
  const brightness = new Float32Array(width * height).fill(128)
  for (const cell of DETAILS_PX) {
    const amount = CONTRAST * (cell / (DETAILS_PX[0] ?? 1)) ** FALLOFF
    const details = await smoothNoise(width, height, cell, random)
    for (let index = 0; index < brightness.length; index++)
      brightness[index] = brightness[index]! + ((details[index]! - 128) / 64) * amount
  }
  const gray = Buffer.from(Uint8ClampedArray.from(brightness))
  const shapes = Buffer.from(shapesSvg(width, height, random))
  const shaded = await sharp(gray, { raw: { width, height, channels: 1 } })
    .toColorspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(shaded)
    .composite([{ input: shapes, blend: 'soft-light' }])
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function smoothNoise(width: number, height: number, cell: number, random: () => number) {
  const [columns, rows] = [Math.ceil(width / cell) + 1, Math.ceil(height / cell) + 1]
  const grid = Buffer.from(Uint8Array.from({ length: columns * rows }, () => random() * 256))
  return sharp(grid, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
}

function shapesSvg(width: number, height: number, random: () => number): string {
  const shape = () => {
    const color = `hsl(${Math.floor(random() * 360)} 60% ${30 + Math.floor(random() * 40)}%)`
    const [x, y] = [random() * width, random() * height]
    const [across, down] = [random() * width * 0.25, random() * height * 0.25]
    return random() < 0.5
      ? `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${color}"/>`
      : `<rect x="${x}" y="${y}" width="${across}" height="${down}" fill="${color}" transform="rotate(${random() * 90} ${x} ${y})"/>`
  }
  const sky = `<rect width="100%" height="100%" fill="hsl(${Math.floor(random() * 360)} 45% 55%)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sky}${Array.from({ length: SHAPES }, shape).join('')}</svg>`
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
