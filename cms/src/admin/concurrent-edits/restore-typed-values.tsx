import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { onChange } from './change-events'

/**
 * Renders nothing. When a save is refused, Strapi fills the form with the stored draft: what the editor had typed is
 * entered again. What they type meanwhile is left alone.
 */
export function RestoreTypedValues() {
  const { values, modified, isSubmitting, setValues, getValues } = useForm(
    'RestoreTypedValues',
    (form) => form,
  )
  const sent = useRef<typeof values>()
  const refused = useRef<typeof values>()
  useEffect(
    () =>
      onChange(({ state, change }) => {
        if (change.isBulk) return
        if (state === 'sent') sent.current = getValues()
        refused.current = state === 'refused' ? sent.current : undefined
      }),
    [getValues],
  )
  useEffect(() => {
    const typed = refused.current
    if (!typed || isSubmitting || values === typed) return
    // Strapi resets the form in several steps, after which it is unmodified. Otherwise the editor types again.
    if (modified) refused.current = undefined
    else setValues(typed)
  }, [values, modified, isSubmitting, setValues])
  return null
}
