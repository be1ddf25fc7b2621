import { merchantLogo } from '../components/merchant-logo.ts'
import { scene } from './scene.ts'

export const logoF = scene('logo-f', merchantLogo('cross', 'teal'))
