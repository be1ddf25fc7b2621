// One nginx with the shipped files, for all cases.
import './configuration/host-names.cases.ts'
import './configuration/own-responses.cases.ts'
import './configuration/client-limits.cases.ts'
import './configuration/hostile-connections.cases.ts'
