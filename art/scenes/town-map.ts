import { markedMap } from '../components/marked-map.ts'
import { scene } from './scene.ts'

/** A town map with its shops marked. */
export const townMap = scene('town-map', markedMap())
