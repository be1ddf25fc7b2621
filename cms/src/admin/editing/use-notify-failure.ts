import { useAPIErrorHandler, useNotification, type FetchError } from '@strapi/strapi/admin'

/**
 * Returns a function that shows why a request of ours failed. It takes the result of a mutation and returns whether
 * that is a failure.
 */
export function useNotifyFailure(): (result: object) => boolean {
  const { toggleNotification } = useNotification()
  const { formatAPIError } = useAPIErrorHandler()
  return (result) => {
    const error = 'error' in result ? result.error : undefined
    if (!error) return false
    toggleNotification({ type: 'danger', message: messageOf(error, formatAPIError) })
    return true
  }
}

/** Strapi's function takes the errors of its fetch client, which have the error of a mutation inside. */
function messageOf(error: object, formatAPIError: (error: FetchError) => string): string {
  if (!('message' in error) || !error.message) return 'Something went wrong. Please try again.'
  return formatAPIError({ response: { data: { error } } } as FetchError)
}
