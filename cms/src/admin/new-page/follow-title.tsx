import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin'
import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { addressFolder } from './address-folder'
import { isNewPage } from './is-new-page'
import { proposeAddress } from './propose-address'

/** What the form holds of a page. */
interface PageValues {
  readonly title?: string | null
  readonly slug?: string | null
  readonly Content?: unknown
}

/**
 * An action without a button: while a page is created, its address follows its title, until the editor changes the
 * address. A saved page keeps its address, which others may link to.
 */
export const FollowTitle: DocumentActionComponent = ({ model, document }) => {
  const isNew = isNewPage(model, document)
  const { title, slug, Content } = useForm('FollowTitle', ({ values }) => values as PageValues)
  const onChange = useForm('FollowTitle', (form) => form.onChange)
  const proposed = useRef('')
  const folder = addressFolder(Content)

  useEffect(() => {
    const isOwn = (slug ?? '') !== '' && slug !== proposed.current
    if (!isNew || isOwn) return
    const address = proposeAddress(title ?? '', folder)
    if (address === proposed.current) return
    proposed.current = address
    onChange('slug', address)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- not when the address changes: who empties it may write another
  }, [isNew, title, folder])
  return null
}
