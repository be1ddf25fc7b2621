import { useRouteLoaderData } from 'react-router'
import type { Footer } from '@beam/content/model/footer.ts'
import type { BlockContext } from '../blocks/block-props.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { questionsIn, questionTopicsIn } from '../blocks/questions-in.ts'
import type { FormState } from '../form/form-state.ts'
import type { loader as layoutLoader } from './site-layout.tsx'
import { LazyForm } from './lazy-form.tsx'
import type { PageData } from './page-data.ts'
import { insertArticleList } from './insert-article-list.tsx'

interface PageContentProps {
  readonly data: PageData
  /** State of a form sent without JavaScript. */
  readonly formState: FormState
  /** Shown instead of the footer that was loaded, in a live preview; null: none. */
  readonly footer?: Footer | null
  readonly wrapBlock?: BlockContext['wrapBlock']
}

/** A page: its blocks in order. */
export function PageContent({ data, formState, footer = null, wrapBlock }: PageContentProps) {
  const layoutData = useRouteLoaderData<typeof layoutLoader>('pages/site-layout')
  const shownFooter = footer ?? layoutData?.footer
  const { blocks, insertion } = insertArticleList(data)
  const context = {
    ...(insertion && { insertion }),
    ...(wrapBlock && { wrapBlock }),
    tokenSaleUrl: data.tokenSaleUrl,
    appStoreUrl: shownFooter?.appStoreUrl ?? '',
    googlePlayUrl: shownFooter?.googlePlayUrl ?? '',
    company: shownFooter ?? null,
    pageTitle: data.page.title,
    questions: questionsIn(blocks),
    questionTopics: questionTopicsIn(blocks),
    renderForm: (name: string) => <LazyForm key={name} name={name} site={data} state={formState} />,
  }
  const hasErrors = formState.kind === 'rejected'
  return (
    <>
      <title>{hasErrors ? `Error: ${data.page.title}` : data.page.title}</title>
      <Blocks blocks={blocks} context={context} />
    </>
  )
}
