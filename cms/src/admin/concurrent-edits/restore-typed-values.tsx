import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { onChange } from './change-events'

/**
 * Renders nothing. When a save fails, Strapi fills the form with the stored draft: what the editor had typed is
 * entered again. What they type meanwhile is left alone.
 */
export function RestoreTypedValues() {
  const { values, modified, isSubmitting, setValues, getValues } = useForm(
    'RestoreTypedValues',
    (form) => form,
  )
  const sent = useRef<typeof values>()
  const lost = useRef<typeof values>()
  useEffect(
    () =>
      onChange(({ state, change }) => {
        if (change.isBulk) return
        if (state === 'sent') sent.current = getValues()
        lost.current = state === 'failed' ? sent.current : undefined
      }),
    [getValues],
  )
  useEffect(() => {
    const typed = lost.current
    if (!typed || isSubmitting || values === typed) return
    // Strapi resets the form in several steps, after which it is unmodified. Otherwise the editor types again.
    if (modified) lost.current = undefined
    else setValues(typed)
  }, [values, modified, isSubmitting, setValues])
  return null
}
