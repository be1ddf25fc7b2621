import { writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { lowerPriority } from '@beam/environment/lower-priority.ts'
import sharp from 'sharp'
import { encodeImage } from './encode-image.ts'
import type { ImageJob, ImageJobResult } from './image-job.ts'
import { inspectImage } from './inspect-image.ts'

/*
 * A process of its own decodes and encodes images: if a hostile image crashes or exhausts the decoder, the site goes
 * on. It receives no settings, and ends with the site process.
 */

// Visitors' requests go first.
if (process.argv[2] !== 'normal') lowerPriority(constants.priority.PRIORITY_LOW)
raiseOomScore()
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadNsgifFile',
  ],
})

process.on('disconnect', () => process.exit())
process.on('message', (job: ImageJob) => {
  void run(job).then((result) => process.send?.(result))
})

async function run(job: ImageJob): Promise<ImageJobResult> {
  try {
    if (job.kind === 'inspect') return { ok: true, facts: await inspectImage(job.file) }
    await encodeImage(job.file, job.output, job.version, job.animated)
    return { ok: true }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : 'unknown' }
  }
}

/** When there is not enough memory, Linux ends this process before others. */
function raiseOomScore(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Other systems have no such file.
  }
}
