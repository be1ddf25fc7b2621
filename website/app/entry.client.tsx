import { hydrate } from './document/hydrate.tsx'
import { loadShownCode } from './pages/load-page-code.ts'

void hydrate(loadShownCode)
