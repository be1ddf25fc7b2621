import { merchantLogo } from '../components/merchant-logo.ts'
import { scene } from './scene.ts'

export const logoB = scene('logo-b', merchantLogo('book', 'teal'))
