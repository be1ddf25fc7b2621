import type { ComponentType } from 'react'
import type { Block, BlockName } from '@beam/content/model/blocks.ts'
import { Heading } from '../ui/heading.tsx'
import { isEmptyBlock, withoutEmptyEntries } from '@beam/content/model/empty-block.ts'
import { each } from '../ui/each.ts'
import { Accordion } from './accordion.tsx'
import { AppStoreButtons } from './app-store-buttons.tsx'
import { Article } from './article.tsx'
import { Banner } from './banner.tsx'
import type { BlockContext, BlockProps } from './block-props.ts'
import { CallToAction } from './call-to-action.tsx'
import { CashbackCalculator } from './cashback-calculator.tsx'
import { CardGrid } from './card-grid.tsx'
import { FlipCards } from './flip-cards.tsx'
import { FormBlock } from './form.tsx'
import { Hero } from './hero.tsx'
import { ImageTiles } from './image-tiles.tsx'
import { InstallationPacks } from './installation-packs.tsx'
import { JobDetail } from './job-detail.tsx'
import { JobList } from './job-list.tsx'
import { LegalText } from './legal-text.tsx'
import { LogoStrip } from './logo-strip.tsx'
import { ProblemSolution } from './problem-solution.tsx'
import { Ranking } from './ranking.tsx'
import { RemainingStyles } from './remaining-styles.tsx'
import { RichTextBlock } from './rich-text.tsx'
import { Section } from './section.tsx'
import { ServiceTable } from './service-table.tsx'
import { Statistics } from './statistics.tsx'
import { Steps } from './steps.tsx'
import { Team } from './team.tsx'
import { UnknownComponent } from './unknown-component.tsx'
import { Video } from './video.tsx'

const COMPONENTS: { readonly [N in BlockName]: ComponentType<BlockProps<N>> } = {
  hero: Hero,
  section: Section,
  banner: Banner,
  'rich-text': RichTextBlock,
  video: Video,
  accordion: Accordion,
  'card-grid': CardGrid,
  'image-tiles': ImageTiles,
  'problem-solution': ProblemSolution,
  'flip-cards': FlipCards,
  statistics: Statistics,
  ranking: Ranking,
  'cashback-calculator': CashbackCalculator,
  'logo-strip': LogoStrip,
  'service-table': ServiceTable,
  'installation-packs': InstallationPacks,
  steps: Steps,
  team: Team,
  'job-list': JobList,
  'job-detail': JobDetail,
  article: Article,
  'legal-text': LegalText,
  'call-to-action': CallToAction,
  'app-store-buttons': AppStoreButtons,
  form: FormBlock,
}

/** Blocks that a low hero leads to: the reader came for them. */
const LOW_ABOVE: ReadonlySet<string> = new Set(['form', 'legal-text'])

/** The blocks of a page, with exactly one h1. */
export function Blocks({ blocks, context }: { blocks: readonly Block[]; context: BlockContext }) {
  const { wrapBlock = (block) => block, insertion } = context
  const hasHeading = insertion?.index === 0
  const titled = hasHeading ? -1 : blocks.findIndex((block) => 'title' in block && block.title !== '')
  return (
    <>
      {titled < 0 && !hasHeading && context.pageTitle && (
        <Heading level={1} className="visually-hidden">
          {context.pageTitle}
        </Heading>
      )}
      {each(blocks, (block, index) => (
        <>
          {insertion?.index === index && insertion.element}
          {hasHeading && index === 0 && <RemainingStyles />}
          {wrapBlock(
            <BlockView
              block={block}
              context={context}
              lead={index === titled}
              low={LOW_ABOVE.has(blocks[index + 1]?.block ?? '')}
            />,
            index,
          )}
          {index === 0 && !hasHeading && <RemainingStyles />}
        </>
      ))}
      {insertion && insertion.index >= blocks.length && insertion.element}
    </>
  )
}

interface BlockViewProps {
  readonly block: Block
  readonly context: BlockContext
  readonly lead: boolean
  readonly low: boolean
}

function BlockView({ block, context, lead, low }: BlockViewProps) {
  if (block.block === 'unknown' || !(block.block in COMPONENTS)) return <UnknownComponent />
  if (isEmptyBlock(block) && !showsStoreButtons(block, context)) return null
  // COMPONENTS maps each name to a component for that block; TypeScript cannot follow the lookup.
  const Component = COMPONENTS[block.block] as ComponentType<{
    block: Block
    context: BlockContext
    level: 1 | 2
    lead: boolean
    low: boolean
  }>
  return (
    <Component
      block={withoutEmptyEntries(block)}
      context={context}
      level={lead ? 1 : 2}
      lead={lead}
      low={low}
    />
  )
}

/** This block shows the app store buttons even if it has no text of its own. */
function showsStoreButtons({ block }: Block, { appStoreUrl, googlePlayUrl }: BlockContext): boolean {
  return block === 'app-store-buttons' && (appStoreUrl !== '' || googlePlayUrl !== '')
}
