import type { PluginFactory } from './plugin-factory.ts'

interface Item {
  readonly documentId?: string | undefined
  readonly removed?: boolean | undefined
}
interface Branch {
  readonly navigationItems?: readonly Item[]
  readonly [setting: string]: unknown
}

/** What the plugin's service does for a menu that is saved: creates, removes and updates the items of one level. */
export interface SavingService {
  analyzeBranch(branch: Branch): Promise<readonly object[]>
}

/**
 * Saves the items of a menu one after the other. The plugin creates, removes and updates them at the same time, on the
 * one connection of the transaction: Strapi then misses pages that exist, and after a failure the others went on beside
 * the end of the transaction, which stopped the content service.
 */
export function saveInOrder<Service extends SavingService>(
  createService: PluginFactory<Service>,
): PluginFactory<Service> {
  return (context) => {
    const service = createService(context)
    return {
      ...service,
      async analyzeBranch(this: Service, { navigationItems = [], ...branch }) {
        const saved: object[] = []
        for (const kind of [isRemoved, isStored, isNew]) {
          const items = navigationItems.filter(kind)
          if (items.length > 0)
            saved.push(...(await service.analyzeBranch.call(this, { ...branch, navigationItems: items })))
        }
        return saved
      },
    }
  }
}

function isRemoved({ documentId, removed }: Item): boolean {
  return Boolean(documentId) && removed === true
}

function isStored({ documentId, removed }: Item): boolean {
  return Boolean(documentId) && removed !== true
}

function isNew({ documentId }: Item): boolean {
  return !documentId
}
