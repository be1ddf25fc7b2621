import { merchantLogo } from '../components/merchant-logo.ts'
import { scene } from './scene.ts'

export const logoC = scene('logo-c', merchantLogo('cup', 'pink'))
