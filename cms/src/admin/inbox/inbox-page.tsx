import * as React from 'react'
import { Page } from '@strapi/strapi/admin'
import { Box } from '@strapi/design-system'
import { InboxProvider } from './api/inbox-context'
import type { Colleague, Description, Person } from './api/types'
import { useOperation } from './api/use-operation'
import { READ_PERMISSIONS } from './permissions'
import { InboxRoutes } from './inbox-routes'
import { Loaded } from './ui/loaded'

/** The inbox, for whoever may read the submissions of at least one form. */
export default function InboxPage() {
  return (
    <Page.Protect permissions={READ_PERMISSIONS}>
      <Page.Title>Inbox</Page.Title>
      <Page.Main>
        <LoadedInbox />
      </Page.Main>
    </Page.Protect>
  )
}

function LoadedInbox() {
  const description = useOperation<Description>('describe', {})
  const people = useOperation<{ me: Person; colleagues: Colleague[] }>('colleagues', {})
  return (
    <Box padding={{ initial: 4, medium: 8 }}>
      <Loaded state={people}>
        {({ me, colleagues }) => (
          <Loaded state={description}>
            {(output) => (
              <InboxProvider value={{ description: output, me, colleagues }}>
                <InboxRoutes />
              </InboxProvider>
            )}
          </Loaded>
        )}
      </Loaded>
    </Box>
  )
}
