import { useCallback, useSyncExternalStore } from 'react'

/**
 * What a control holds now, read from the control itself: the answer has no second home, and what was typed or chosen
 * before JavaScript was there counts too. `read` must give equal values for an unchanged control.
 */
export function useControl<T>(name: string, read: (control: HTMLInputElement) => T, absent: T): T {
  const subscribe = useCallback((changed: () => void) => listen(name, changed), [name])
  return useSyncExternalStore(
    subscribe,
    () => {
      const control = document.getElementById(name)
      return control ? read(control as HTMLInputElement) : absent
    },
    () => absent,
  )
}

function listen(name: string, changed: () => void): () => void {
  const control = document.getElementById(name)
  const form = control?.closest('form')
  /** A reset empties the controls only after it was heard. */
  const afterReset = () => setTimeout(changed)
  control?.addEventListener('input', changed)
  form?.addEventListener('reset', afterReset)
  return () => {
    control?.removeEventListener('input', changed)
    form?.removeEventListener('reset', afterReset)
  }
}
