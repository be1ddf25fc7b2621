import type { Block } from '@beam/content/model/blocks.ts'

/** Whether a block contains a link that opens the video player. */
export function hasVideoLink(block: Block): boolean {
  return 'videoUrl' in block && block.videoUrl !== ''
}
