import { Box, Button, Flex, Typography } from '@strapi/design-system'
import type { Delivery } from '../api/types'
import { formatTime } from '../../format-time'
import { DELIVERY_LABELS } from '../text/delivery-labels'
import { Panel } from '../ui/panel'

interface Props {
  readonly deliveries: readonly Delivery[]
  /** Undefined when the person may not retry. */
  readonly onRetry: ((delivery: Delivery) => void) | undefined
}

export function DeliveryList({ deliveries, onRetry }: Props) {
  return (
    <Panel title="Deliveries">
      {deliveries.length === 0 && (
        <Typography textColor="neutral600">Nothing is sent for this submission.</Typography>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {deliveries.map((delivery) => (
          <Flex key={delivery.id} tag="li" gap={3} justifyContent="space-between">
            <Box>
              <Typography tag="p" textColor="neutral800">
                {DELIVERY_LABELS[delivery.kind] ?? delivery.kind}
              </Typography>
              <Typography
                tag="p"
                variant="pi"
                textColor={delivery.state === 'dead' ? 'danger700' : 'neutral600'}
              >
                {describeState(delivery)}
              </Typography>
            </Box>
            {onRetry && mayRetry(delivery) && (
              <Button
                size="S"
                variant="tertiary"
                aria-label={`Retry: ${DELIVERY_LABELS[delivery.kind] ?? delivery.kind}`}
                onClick={() => onRetry(delivery)}
              >
                Retry
              </Button>
            )}
          </Flex>
        ))}
      </Flex>
    </Panel>
  )
}

function mayRetry({ state, attempts }: Delivery): boolean {
  return state === 'dead' || (state === 'waiting' && attempts > 0)
}

function describeState({ state, attempts, nextAt, failure }: Delivery): string {
  const reason = failure === null ? '' : `: ${failure}`
  switch (state) {
    case 'done':
      return 'Sent'
    case 'held':
      return 'Held back while this is suspected spam'
    case 'skipped':
      return `Not sent${reason}`
    case 'dead':
      return `Given up after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${reason}`
    default:
      return attempts === 0
        ? 'Waiting to be sent'
        : `Failed ${attempts === 1 ? 'once' : `${attempts} times`}${reason}${nextAt === null ? '' : `; next attempt ${formatTime(nextAt)}`}`
  }
}
