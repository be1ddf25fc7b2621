import * as React from 'react'
import { Box, Flex, Loader } from '@strapi/design-system'
import { keyframes, styled } from 'styled-components'
import type { OperationState } from '../api/use-operation'
import { ProblemNotice } from './problem-notice'

interface Props<Output> {
  readonly state: OperationState<Output>
  readonly children: (output: Output) => React.ReactNode
}

/** Shows what was loaded, with the reason above it when it could not be loaded again. */
export function Loaded<Output>({ state, children }: Props<Output>) {
  const { output, problem, isLoading, isOutdated, reload } = state
  return (
    <Box aria-busy={isLoading} position="relative">
      {problem !== null && <ProblemNotice problem={problem} onRetry={reload} />}
      {output !== null && <Content data-outdated={isOutdated}>{children(output)}</Content>}
      {output === null && problem === null && <CenteredLoader />}
      {isOutdated && (
        <Above>
          <CenteredLoader />
        </Above>
      )}
    </Box>
  )
}

function CenteredLoader() {
  return (
    <Flex justifyContent="center" padding={8}>
      <Loader>Loading</Loader>
    </Flex>
  )
}

/** Fast responses should not make the page flicker. */
const SLOW_AFTER = '0.3s'

const Content = styled.div`
  &[data-outdated='true'] {
    opacity: 0.4;
    pointer-events: none;
    transition: opacity 0s ${SLOW_AFTER};
  }
`

const whileFast = keyframes`
  from, to { visibility: hidden; }
`

const Above = styled.div`
  position: absolute;
  inset: 0 0 auto;
  animation: ${whileFast} ${SLOW_AFTER};
`
