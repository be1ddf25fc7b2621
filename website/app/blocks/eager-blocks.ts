import type { ComponentType } from 'react'
import type { BlockName } from '@beam/content/model/blocks.ts'
import { Accordion } from './accordion.tsx'
import type { BlockProps } from './block-props.ts'
import { CallToAction } from './call-to-action.tsx'
import { CardGrid } from './card-grid.tsx'
import { FormBlock } from './form.tsx'
import { Hero } from './hero.tsx'
import { RichTextBlock } from './rich-text.tsx'
import { Section } from './section.tsx'
import { Steps } from './steps.tsx'

export type BlockComponents = { readonly [N in BlockName]: ComponentType<BlockProps<N>> }

/** The blocks whose code comes with every page: those of the default pages with a form. The others: lazy-blocks.ts. */
export const EAGER_BLOCKS = {
  hero: Hero,
  section: Section,
  'rich-text': RichTextBlock,
  accordion: Accordion,
  'card-grid': CardGrid,
  steps: Steps,
  'call-to-action': CallToAction,
  form: FormBlock,
} satisfies Partial<BlockComponents>
