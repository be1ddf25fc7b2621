import { merchantLogo } from '../components/merchant-logo.ts'
import { scene } from './scene.ts'

export const logoD = scene('logo-d', merchantLogo('flower', 'yellow'))
