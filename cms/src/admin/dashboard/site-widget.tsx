import { Flex, Link, LinkButton, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { Link as RouterLink } from 'react-router-dom'
import { LoadedDashboard } from './loaded-dashboard'
import { PAGES_ADDRESS } from './pages-address'

/** The address of the site, how many pages it has, and what to begin with. */
export function SiteWidget() {
  return (
    <LoadedDashboard>
      {({ siteUrl, publishedCount, draftCount }) => (
        <Flex direction="column" alignItems="start" gap={5}>
          <Link href={siteUrl} isExternal>
            {siteUrl.replace(/^https?:\/\//, '')}
          </Link>
          <Flex tag="ul" gap={{ initial: 3, medium: 5 }} wrap="wrap">
            <Count
              count={publishedCount}
              label={publishedCount === 1 ? 'page published' : 'pages published'}
            />
            <Count count={draftCount} label={draftCount === 1 ? 'draft waiting' : 'drafts waiting'} />
          </Flex>
          <Flex gap={2} wrap="wrap">
            <LinkButton tag={RouterLink} to={`${PAGES_ADDRESS}/create`} size="S" startIcon={<Plus />}>
              New page
            </LinkButton>
            <LinkButton tag={RouterLink} to={PAGES_ADDRESS} size="S" variant="tertiary">
              All pages
            </LinkButton>
          </Flex>
        </Flex>
      )}
    </LoadedDashboard>
  )
}

function Count({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <li>
      <Typography variant="alpha" display="block">
        {count.toLocaleString('en-US')}
      </Typography>
      <Typography textColor="neutral800">{label}</Typography>
    </li>
  )
}
