import sharp, { type Sharp } from 'sharp'

/** A picture whose pixels hardly repeat, so that smaller files show fewer of them. */
export function photo(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}

/** A picture of one color, which is tiny as a PNG file. */
export function square(size: number, color: string): Sharp {
  return sharp({ create: { width: size, height: size, channels: 3, background: color } })
}

/** A GIF file with two frames. */
export async function animation(size: number): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((color) => square(size, color).png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}
