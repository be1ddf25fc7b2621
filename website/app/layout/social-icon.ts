import type { SocialLink } from '@beam/content/model/footer.ts'
import type { IconName } from '../ui/icon.tsx'

export type SocialIcon = Extract<
  IconName,
  'facebook' | 'instagram' | 'linkedin' | 'telegram' | 'youtube' | 'x'
>

/** The networks we have icons for, and their names. */
export const SOCIAL_NAMES: Readonly<Record<SocialIcon, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  telegram: 'Telegram',
  youtube: 'YouTube',
  x: 'X',
}

/** The network of a profile link, from its icon's class (e.g. 'facebook', 'fab fa-x-twitter') or else its host. */
export function socialIcon({ iconClass, url }: SocialLink): SocialIcon | null {
  const tokens = `${iconClass} ${hostOf(url)}`.toLowerCase().split(/[^a-z]+/)
  if (tokens.includes('twitter')) return 'x'
  const names = Object.keys(SOCIAL_NAMES) as SocialIcon[]
  return names.find((name) => tokens.includes(name)) ?? null
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : ''
}
