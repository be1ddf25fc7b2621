// One Varnish and one site, for all cases. The last three stop the site and start it again.
import './varnish/visitors.cases.ts'
import './varnish/freshness.cases.ts'
