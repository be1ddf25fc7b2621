import { AppStoreButtons } from './app-store-buttons.tsx'
import { Article } from './article.tsx'
export { ArticleList } from './article-list.tsx'
import { Banner } from './banner.tsx'
import { CashbackCalculator } from './cashback-calculator.tsx'
import type { BlockComponents, EAGER_BLOCKS } from './eager-blocks.ts'
import { FlipCards } from './flip-cards.tsx'
import { ImageTiles } from './image-tiles.tsx'
import { InstallationPacks } from './installation-packs.tsx'
import { JobDetail } from './job-detail.tsx'
import { JobList } from './job-list.tsx'
import { LegalText } from './legal-text.tsx'
import { LogoStrip } from './logo-strip.tsx'
import { ProblemSolution } from './problem-solution.tsx'
import { QuestionSearch } from './question-search.tsx'
import { Ranking } from './ranking.tsx'
import { ServiceTable } from './service-table.tsx'
import { Statistics } from './statistics.tsx'
import { Team } from './team.tsx'
import { Video } from './video.tsx'

/** The blocks in a file of scripts of their own, loaded when a page shows one of them (block-components.ts). */
export const LAZY_BLOCKS: Omit<BlockComponents, keyof typeof EAGER_BLOCKS> = {
  banner: Banner,
  video: Video,
  'image-tiles': ImageTiles,
  'problem-solution': ProblemSolution,
  'flip-cards': FlipCards,
  statistics: Statistics,
  'question-search': QuestionSearch,
  ranking: Ranking,
  'cashback-calculator': CashbackCalculator,
  'logo-strip': LogoStrip,
  'service-table': ServiceTable,
  'installation-packs': InstallationPacks,
  team: Team,
  'job-list': JobList,
  'job-detail': JobDetail,
  article: Article,
  'legal-text': LegalText,
  'app-store-buttons': AppStoreButtons,
}
