import type { Block } from '@beam/content/model/blocks.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { loadLazyBlocks } from '../block-components.ts'
import type { BlockContext } from '../block-props.ts'
import { Blocks } from '../blocks.tsx'

await loadLazyBlocks()

/** A context in which every block can show all that it has. */
export const context = {
  tokenSaleUrl: 'https://sale.example/register',
  appStoreUrl: 'https://apps.example/ios',
  googlePlayUrl: 'https://apps.example/android',
  company: null,
  pageTitle: 'The page',
  renderForm: (name: string) => <form data-form={name} />,
}

/** The markup of blocks, without the place of the style sheet. */
export function renderBlocks(blocks: Block | Block[], given: BlockContext = context): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Blocks blocks={[blocks].flat()} context={given} />
    </MemoryRouter>,
  )
  return markup.replace('<span data-styles="" hidden=""></span>', '')
}
