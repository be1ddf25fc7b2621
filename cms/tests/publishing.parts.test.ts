// One content service for all cases, in this order: some build on the pages that earlier ones left.
import './publishing/webhooks.cases.ts'
import './publishing/moved-pages.cases.ts'
import './publishing/redirects.cases.ts'
import './publishing/harmful-values.cases.ts'
import './publishing/previews.cases.ts'
import './publishing/findings.cases.ts'
import './publishing/panel-checks.cases.ts'
import './publishing/illustrations.cases.ts'
