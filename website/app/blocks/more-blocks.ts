import { AppStoreButtons } from './app-store-buttons.tsx'
import { Article } from './article.tsx'
export { ArticleList } from './article-list.tsx'
import { Banner } from './banner.tsx'
import { CashbackCalculator } from './cashback-calculator.tsx'
import type { BlockComponents, CORE_BLOCKS } from './core-blocks.ts'
import { FlipCards } from './flip-cards.tsx'
import { ImageTiles } from './image-tiles.tsx'
import { InstallationPacks } from './installation-packs.tsx'
import { JobDetail } from './job-detail.tsx'
import { JobList } from './job-list.tsx'
import { LegalText } from './legal-text.tsx'
import { LogoStrip } from './logo-strip.tsx'
import { ProblemSolution } from './problem-solution.tsx'
import { Ranking } from './ranking.tsx'
import { ServiceTable } from './service-table.tsx'
import { Statistics } from './statistics.tsx'
import { Team } from './team.tsx'
import { Video } from './video.tsx'

/** A file of scripts of its own: pages with a form do not load it. */
export const MORE_BLOCKS: Omit<BlockComponents, keyof typeof CORE_BLOCKS> = {
  banner: Banner,
  video: Video,
  'image-tiles': ImageTiles,
  'problem-solution': ProblemSolution,
  'flip-cards': FlipCards,
  statistics: Statistics,
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
