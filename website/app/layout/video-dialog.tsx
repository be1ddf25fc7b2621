import { Icon } from '../ui/icon.tsx'

const EMPTY = { __html: '' }

/** The dialog for videos; see inline-scripts/open-video.ts, which adds the player outside of React. */
export function VideoDialog() {
  return (
    <dialog className="video-dialog" aria-label="Video" suppressHydrationWarning>
      <button type="button" className="icon-button" data-close-video="" aria-label="Close video">
        <Icon name="close" size={24} />
      </button>
      <div data-video-slot="" suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
    </dialog>
  )
}
