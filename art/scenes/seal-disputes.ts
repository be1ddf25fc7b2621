import { TEAL } from '../palette.ts'
import { seal } from '../components/seal.ts'
import { scene } from './scene.ts'

export const sealDisputes = scene('seal-disputes', seal('check', TEAL[600]))
