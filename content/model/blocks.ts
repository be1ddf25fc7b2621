import type { BlockDefinition, BlockOf } from './define-block.ts'
import { accordion } from './blocks/accordion.ts'
import { appStoreButtons } from './blocks/app-store-buttons.ts'
import { article } from './blocks/article.ts'
import { banner } from './blocks/banner.ts'
import { cashbackCalculator } from './blocks/cashback-calculator.ts'
import { callToAction } from './blocks/call-to-action.ts'
import { cardGrid } from './blocks/card-grid.ts'
import { flipCards } from './blocks/flip-cards.ts'
import { form } from './blocks/form.ts'
import { hero } from './blocks/hero.ts'
import { imageTiles } from './blocks/image-tiles.ts'
import { installationPacks } from './blocks/installation-packs.ts'
import { jobDetail } from './blocks/job-detail.ts'
import { jobList } from './blocks/job-list.ts'
import { legalText } from './blocks/legal-text.ts'
import { logoStrip } from './blocks/logo-strip.ts'
import { problemSolution } from './blocks/problem-solution.ts'
import { questionSearch } from './blocks/question-search.ts'
import { ranking } from './blocks/ranking.ts'
import { richTextBlock } from './blocks/rich-text.ts'
import { section } from './blocks/section.ts'
import { serviceTable } from './blocks/service-table.ts'
import { statistics } from './blocks/statistics.ts'
import { steps } from './blocks/steps.ts'
import { team } from './blocks/team.ts'
import { video } from './blocks/video.ts'

/** Every kind of block, in the order of the editors' menu. */
export const BLOCKS = [
  hero,
  section,
  banner,
  richTextBlock,
  video,
  accordion,
  questionSearch,
  cardGrid,
  imageTiles,
  problemSolution,
  flipCards,
  statistics,
  ranking,
  cashbackCalculator,
  logoStrip,
  serviceTable,
  installationPacks,
  steps,
  team,
  jobList,
  jobDetail,
  article,
  legalText,
  callToAction,
  appStoreButtons,
  form,
] as const

export type KnownBlock = BlockOf<(typeof BLOCKS)[number]>
export type BlockName = KnownBlock['block']
export type BlockNamed<N extends BlockName> = Extract<KnownBlock, { block: N }>

/** A component of the content service that the site does not support. */
interface UnknownBlock {
  readonly block: 'unknown'
  readonly component: string
}

export type Block = KnownBlock | UnknownBlock

/** The definition of the block with this name; undefined if there is none. */
export function findBlockDefinition(name: string): BlockDefinition<BlockName> | undefined {
  return BLOCKS.find((definition) => definition.name === name)
}
