import { hydrate } from './document/hydrate.tsx'
import { loadRenderedPageChunks } from './pages/load-page-chunks.ts'

void hydrate(loadRenderedPageChunks)
