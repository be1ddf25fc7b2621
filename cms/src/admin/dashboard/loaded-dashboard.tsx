import { Widget } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { useDashboard, type Dashboard } from './use-dashboard'

/** Shows what the start page has loaded. */
export function LoadedDashboard({ children }: { readonly children: (dashboard: Dashboard) => ReactNode }) {
  const { data, hasFailed } = useDashboard()
  if (hasFailed) return <Widget.Error />
  return data ? children(data) : <Widget.Loading />
}
