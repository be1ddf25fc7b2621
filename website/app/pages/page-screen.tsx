import { useRouteLoaderData } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import type { loader as frameLoader } from './frame.tsx'
import type { PageData } from './page-data.ts'

/** A page: its blocks in order. */
export function PageScreen({ data }: { data: PageData }) {
  const frame = useRouteLoaderData<typeof frameLoader>('pages/frame')
  const context = {
    tokenSaleUrl: data.tokenSaleUrl,
    appStoreUrl: frame?.footer.appStoreUrl ?? '',
    googlePlayUrl: frame?.footer.googlePlayUrl ?? '',
    pageTitle: data.page.title,
    renderForm: () => null,
  }
  return <Blocks blocks={data.page.blocks} context={context} />
}
