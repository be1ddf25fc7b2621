import { ADMIN } from './panel-files'
import type { PanelPatch } from './panel-patch'

const USE_RBAC = `${ADMIN}/hooks/useRBAC.mjs`

/**
 * What a role may do is checked once its permissions have been loaded. Strapi checks it once only, when a view is first
 * shown: if the permissions arrived after that, an editor could change nothing until the panel was loaded again.
 */
export const PERMISSION_PATCHES: readonly PanelPatch[] = [
  {
    file: USE_RBAC,
    from: 'usePrev(actualPermissionsToCheck)',
    to: 'usePrev(isLoadingAuth ? undefined : actualPermissionsToCheck)',
  },
  {
    file: USE_RBAC,
    from: 'if (!isEqual(permssionsChecked,',
    to: 'if (isLoadingAuth) return;\n        if (!isEqual(permssionsChecked,',
  },
  {
    file: USE_RBAC,
    from: /permissionsToCheck,\s*permssionsChecked,\n/,
    to: 'permissionsToCheck, permssionsChecked, isLoadingAuth,\n',
  },
]
