import { useRouteLoaderData } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import type { FormState } from '../form/form-state.ts'
import type { loader as frameLoader } from './frame.tsx'
import { LazyForm } from './lazy-form.tsx'
import type { PageData } from './page-data.ts'

interface PageScreenProps {
  readonly data: PageData
  /** What is known of a form sent without JavaScript. */
  readonly formState: FormState
}

/** A page: its blocks in order. */
export function PageScreen({ data, formState }: PageScreenProps) {
  const frame = useRouteLoaderData<typeof frameLoader>('pages/frame')
  const context = {
    tokenSaleUrl: data.tokenSaleUrl,
    appStoreUrl: frame?.footer?.appStoreUrl ?? '',
    googlePlayUrl: frame?.footer?.googlePlayUrl ?? '',
    pageTitle: data.page.title,
    renderForm: (name: string) => (
      <LazyForm key={name} name={name} maxUploadMegabytes={data.maxUploadMegabytes} state={formState} />
    ),
  }
  const hasErrors = formState.kind === 'again'
  return (
    <>
      <title>{hasErrors ? `Error: ${data.page.title}` : data.page.title}</title>
      <Blocks blocks={data.page.blocks} context={context} />
    </>
  )
}
