import { hydrate } from './document/hydrate.tsx'

void hydrate()
