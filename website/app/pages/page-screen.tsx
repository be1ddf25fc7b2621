import { useRouteLoaderData } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import type { FormState } from '../form/form-state.ts'
import type { loader as layoutLoader } from './site-layout.tsx'
import { LazyForm } from './lazy-form.tsx'
import type { PageData } from './page-data.ts'

interface PageScreenProps {
  readonly data: PageData
  /** State of a form sent without JavaScript. */
  readonly formState: FormState
}

/** A page: its blocks in order. */
export function PageScreen({ data, formState }: PageScreenProps) {
  const layoutData = useRouteLoaderData<typeof layoutLoader>('pages/site-layout')
  const context = {
    tokenSaleUrl: data.tokenSaleUrl,
    appStoreUrl: layoutData?.footer?.appStoreUrl ?? '',
    googlePlayUrl: layoutData?.footer?.googlePlayUrl ?? '',
    pageTitle: data.page.title,
    renderForm: (name: string) => (
      <LazyForm key={name} name={name} maxUploadMegabytes={data.maxUploadMegabytes} state={formState} />
    ),
  }
  const hasErrors = formState.kind === 'resubmitted'
  return (
    <>
      <title>{hasErrors ? `Error: ${data.page.title}` : data.page.title}</title>
      <Blocks blocks={data.page.blocks} context={context} />
    </>
  )
}
