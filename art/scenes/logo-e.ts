import { merchantLogo } from '../components/merchant-logo.ts'
import { scene } from './scene.ts'

export const logoE = scene('logo-e', merchantLogo('wheel', 'pink'))
