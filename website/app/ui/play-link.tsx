import { videoId } from '@beam/content/model/video-id.ts'
import { Icon } from './icon.tsx'

interface PlayLinkProps {
  readonly url: string
  /** Title of the video, for screen readers. */
  readonly title: string
  /** Within text instead of over a picture. */
  readonly inline?: boolean
}

/**
 * The play button: a plain link to the video. With scripts, `openVideo` opens the player in a dialog instead, if the
 * URL contains a video id. Renders nothing without a URL.
 */
export function PlayLink({ url, title, inline = false }: PlayLinkProps) {
  if (!url) return null
  const id = videoId(url)
  return (
    <a
      className={inline ? 'play play-inline' : 'play'}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      data-video={id ?? undefined}
    >
      <span className="play-button">
        <span className="play-coin">
          <Icon name="play" size={24} />
        </span>
        Play video
        <span className="visually-hidden">
          {title && `: ${title}`}
          {id === null && ' (opens in a new tab)'}
        </span>
      </span>
    </a>
  )
}
