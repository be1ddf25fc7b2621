import { merchantLogo } from '../components/merchant-logo.ts'
import { scene } from './scene.ts'

export const logoA = scene('logo-a', merchantLogo('bread', 'yellow'))
