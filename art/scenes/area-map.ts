import { markedMap } from '../components/marked-map.ts'
import { transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** The map of a town, as small as the drawings that the page of local partners' form shows below it. */
export const areaMap = scene('area-map', transformed(27, -11, 0.44, 0, markedMap()))
