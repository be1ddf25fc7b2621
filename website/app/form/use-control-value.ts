import { useCallback, useSyncExternalStore } from 'react'

/**
 * The current value of a control, read from the control itself: it has no second copy, and what was typed before
 * hydration counts too.
 *
 * @param read must return the same value for an unchanged control
 * @param absent the value where there is no control, and on the server
 */
export function useControlValue<T>(name: string, read: (control: HTMLInputElement) => T, absent: T): T {
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
  /** A reset clears the controls only after its event. */
  const afterReset = () => setTimeout(changed)
  control?.addEventListener('input', changed)
  form?.addEventListener('reset', afterReset)
  return () => {
    control?.removeEventListener('input', changed)
    form?.removeEventListener('reset', afterReset)
  }
}
