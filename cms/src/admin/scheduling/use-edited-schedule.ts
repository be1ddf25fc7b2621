import { useRef, useState, type RefObject } from 'react'
import type { Schedule } from './schedule-api'

interface EditedSchedule {
  /** The element with the schedules, which takes the focus when what had it is about to go. */
  readonly panel: RefObject<HTMLDivElement>
  /** The schedule whose form is open; undefined when none is. */
  readonly edited: Schedule | 'new' | undefined
  open(schedule: Schedule | 'new'): void
  /** Closes the form. The focus returns to what opened it. */
  cancel(): void
  /** Closes the form. The list, changed, is what to read next. */
  showSaved(): void
  focusPanel(): void
}

/** Which schedule is being edited, and where the focus goes. */
export function useEditedSchedule(): EditedSchedule {
  const [edited, setEdited] = useState<Schedule | 'new'>()
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const focusPanel = () => panel.current?.focus()
  return {
    panel,
    edited,
    open(schedule) {
      opener.current = document.activeElement
      setEdited(schedule)
    },
    cancel() {
      setEdited(undefined)
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
    showSaved() {
      setEdited(undefined)
      focusPanel()
    },
    focusPanel,
  }
}
