import { findBlockDefinition, type Block } from '../model/blocks.ts'
import { isEmptyBlock } from '../model/empty-block.ts'
import type { Footer } from '../model/footer.ts'
import { pagePath, type Page } from '../model/page.ts'
import { warning, type Finding } from './finding.ts'

/** Whether the app store buttons of blocks lead anywhere. */
export function hasStoreLinks({
  appStoreUrl,
  googlePlayUrl,
}: Pick<Footer, 'appStoreUrl' | 'googlePlayUrl'>): boolean {
  return appStoreUrl !== '' || googlePlayUrl !== ''
}

/** The blocks of a page whose app store buttons are not shown, because the footer has no addresses for them. */
export function checkStoreButtons({ slug, blocks }: Page): Finding[] {
  return blocks.flatMap((block, index) => {
    const field = storeButtonsField(block)
    if (field === null) return []
    const label = findBlockDefinition(block.block)?.label ?? ''
    const path = [`Content.${index}`, field].filter(Boolean).join('.')
    return [warning(pagePath(slug), `${label}: ${problemOf(block)}, because ${REASON}`, path)]
  })
}

const REASON = 'the footer has no addresses of app stores'

/** The field with which editors show the buttons; '' when the block itself does, null when none are shown. */
function storeButtonsField(block: Block): string | null {
  if (block.block === 'app-store-buttons') return ''
  return 'showStoreButtons' in block && block.showStoreButtons ? 'showStoreButtons' : null
}

function problemOf(block: Block): string {
  return isEmptyBlock(block) ? 'the block is empty' : 'no app store buttons are shown'
}
