import type { PageFigures } from '../pages/page-figures.ts'
import { formatNumber, formatSummary } from '../statistics/format-number.ts'
import { summarize } from '../statistics/summary.ts'
import { table } from '../report/table.ts'
import type { PhoneImage } from './measure-phone.ts'
import type { AsSharp } from './same-similarity.ts'

/** A page with six photographs. */
export interface Measured {
  readonly name: string
  readonly figures: PageFigures
  /** Of all images, in each run. */
  readonly imageBytes: readonly number[]
  readonly phone: PhoneImage
}

const DIGITS = 4

/** @param asSharp next/image at our sharpness; null if it does not reach it */
export function describePhotographs(
  measured: readonly Measured[],
  asSharp: AsSharp | null,
  runs: number,
): string {
  return [
    `One page with six uploaded photographs of 4000 × 3000 pixels (generated: details of every size and sharp edges), beside the same page with the images that next/image writes and Next's own code converts; everything else is equal. Through HTTP/2 and TLS, Lighthouse mobile, medians of ${runs}; images are converted before.`,
    table(
      ['page', 'performance', 'LCP ms', 'CLS', 'bytes', 'bytes of images'],
      measured.map(({ name, figures, imageBytes }) => [
        name,
        formatNumber(figures.scores.performance),
        formatSummary(figures.lcp),
        formatSummary(figures.cls),
        formatNumber(figures.bytes),
        formatSummary(summarize(imageBytes)),
      ]),
    ),
    'The first photograph on a phone of 390 pixels with two pixels of the screen for each. Sharpness: structural similarity (SSIM) of its brightness with the original, in the size in which it is shown.',
    table(
      ['page', 'format', 'width', 'shown in', 'bytes', 'sharpness'],
      [
        ...measured.map(({ name, phone }) => row(name, phone, phone.similarity)),
        ...(asSharp && measured[1]
          ? [
              row(
                `next/image, as sharp as this site (quality ${asSharp.quality})`,
                { ...measured[1].phone, bytes: asSharp.bytes },
                asSharp.similarity,
              ),
            ]
          : []),
      ],
    ),
  ].join('\n\n')
}

function row(name: string, { format, width, shownWidth, bytes }: PhoneImage, sharpness: number): string[] {
  return [name, format, String(width), String(shownWidth), formatNumber(bytes), sharpness.toFixed(DIGITS)]
}
