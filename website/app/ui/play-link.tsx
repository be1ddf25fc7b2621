import { videoId } from '@beam/content/model/video-id.ts'
import { Icon } from './icon.tsx'

interface PlayLinkProps {
  readonly url: string
  /** Of what the video shows, for those who hear the link. */
  readonly title: string
  /** Stands among words instead of over a picture. */
  readonly inWords?: boolean
}

/**
 * The play button. It is a plain link to the video; with scripts, `openVideo` opens the player in the dialog instead,
 * if the address holds a video's id. Nothing without an address.
 */
export function PlayLink({ url, title, inWords = false }: PlayLinkProps) {
  if (!url) return null
  const id = videoId(url)
  return (
    <a
      className={inWords ? 'play play-in-words' : 'play'}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      data-video={id ?? undefined}
    >
      <span className="play-coin">
        <Icon name="play" size={28} />
      </span>
      <span className={inWords ? undefined : 'visually-hidden'}>Play video{title && `: ${title}`}</span>
      {id === null && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  )
}
