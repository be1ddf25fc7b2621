import { useEffect } from 'react'

const TYPING_PAUSE_MS = 60

/**
 * Makes rich text fields hand on what was typed after a short pause. By themselves they do so 300 ms after the last
 * key, or when they lose the focus: they are told that they did. The event is marked as handled, so that the editor
 * itself ignores it. Where that has no effect, the preview follows later.
 */
export function useRichTextFlush(): void {
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    const type = ({ target }: Event) => {
      const editor = target instanceof Element ? target.closest('[data-slate-editor]') : null
      if (!editor) return
      clearTimeout(pause)
      pause = setTimeout(() => flush(editor), TYPING_PAUSE_MS)
    }
    const compose = () => clearTimeout(pause)
    document.addEventListener('beforeinput', type)
    document.addEventListener('compositionupdate', compose)
    return () => {
      clearTimeout(pause)
      document.removeEventListener('beforeinput', type)
      document.removeEventListener('compositionupdate', compose)
    }
  }, [])
}

function flush(editor: Element): void {
  const blur = new FocusEvent('focusout', { bubbles: true, cancelable: true })
  blur.preventDefault()
  editor.dispatchEvent(blur)
}
