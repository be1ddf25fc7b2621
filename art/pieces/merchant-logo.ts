import { CHARCOAL, WHITE } from '../palette.ts'
import { icon, type Sign } from './icon.ts'
import { box, disc, type Drawing } from './shape.ts'
import { words, wordsWidth, type Setting } from './words.ts'

/** A grey that reads on white and on charcoal alike. */
const GREY = CHARCOAL[500]
const SETTING: Setting = { size: 25, face: 'headline', fill: GREY }

/** A kind of shop in the place of a brand: a sign and a word, centred on 160 by 64. */
export function merchantLogo(sign: Sign, kind: string, ground: 'disc' | 'square'): Drawing {
  const width = 36 + 10 + wordsWidth(kind, SETTING)
  const left = (160 - width) / 2
  return (
    (ground === 'disc' ? disc(left + 18, 32, 18, GREY) : box(left, 14, 36, 36, GREY, 11)) +
    icon(sign, left + 18, 32, 20, WHITE, GREY) +
    words(kind, left + 46, 41, SETTING)
  )
}
