import { PINK } from '../palette.ts'
import { seal } from '../components/seal.ts'
import { scene } from './scene.ts'

export const sealComplaints = scene('seal-complaints', seal('book', PINK[600]))
