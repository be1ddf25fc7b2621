// One content service for all cases, before a stand-in of the backend; the last one changes roles and starts it again.
import './inbox/roles.cases.ts'
import './inbox/rejected-requests.cases.ts'
import './inbox/responses.cases.ts'
import './inbox/unstored-answers.cases.ts'
import './inbox/changed-roles.cases.ts'
