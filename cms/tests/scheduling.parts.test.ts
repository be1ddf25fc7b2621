// One content service for all cases; the last one starts it again, beside a second.
import './scheduling/planning.cases.ts'
import './scheduling/permissions.cases.ts'
import './scheduling/execution.cases.ts'
