// One content service for all cases; the last one starts it again.
import './nothing-lost/storing-versions.cases.ts'
import './nothing-lost/restoring-versions.cases.ts'
import './nothing-lost/access-to-history.cases.ts'
import './nothing-lost/concurrent-edits.cases.ts'
import './nothing-lost/stated-drafts.cases.ts'
import './nothing-lost/redirects.cases.ts'
import './nothing-lost/menus.cases.ts'
import './nothing-lost/deleting-versions.cases.ts'
