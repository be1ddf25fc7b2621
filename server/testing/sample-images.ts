import sharp from 'sharp'

/** An opaque image of one color. */
export function samplePng(width: number, height: number, color = '#20a090'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
}

/** The left half is transparent. */
export async function transparentPng(width: number, height: number): Promise<Buffer> {
  const half = await samplePng(width / 2, height)
  const empty = { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  return sharp({ create: empty })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

/** An animated image, each frame of another color. */
export async function animatedWebp(frames: number, width: number, delayMs: number): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, frame) => samplePng(width, width, `rgb(${frame * 60}, 100, 50)`)),
  )
  return sharp(pictures, { join: { animated: true } })
    .webp({ delay: pictures.map(() => delayMs), loop: 0 })
    .toBuffer()
}

/** The left half has one color, the right half another. */
export async function twoColors(width: number, height: number, left: string, right: string): Promise<Buffer> {
  const half = await samplePng(width / 2, height, right)
  return sharp(await samplePng(width, height, left))
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

/** The average of red, green and blue, 0 to 255. */
export async function averageColor(image: Buffer): Promise<readonly number[]> {
  const { channels } = await sharp(image).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

/** A photograph in size and detail, if not in beauty: soft shapes with noise. */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: Math.ceil(width / 40),
      height: Math.ceil(height / 40),
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  return sharp(noise).resize(width, height, { kernel: 'cubic', fit: 'fill' }).jpeg({ quality: 85 }).toBuffer()
}
