import type { Block } from '@beam/content/model/blocks.ts'

/** Whether a block shows a link that opens the video player. */
export function offersVideo(block: Block): boolean {
  return 'videoUrl' in block && block.videoUrl !== ''
}
