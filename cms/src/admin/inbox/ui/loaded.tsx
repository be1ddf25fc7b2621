import * as React from 'react'
import { Box, Flex, Loader } from '@strapi/design-system'
import type { OperationState } from '../api/use-operation'
import { ProblemNotice } from './problem-notice'

interface Props<Output> {
  readonly state: OperationState<Output>
  readonly children: (output: Output) => React.ReactNode
}

/** Shows what was loaded, with the reason above it when it could not be loaded again. */
export function Loaded<Output>({ state, children }: Props<Output>) {
  const { output, problem, isLoading, reload } = state
  return (
    <Box aria-busy={isLoading}>
      {problem !== null && <ProblemNotice problem={problem} onRetry={reload} />}
      {output !== null && children(output)}
      {output === null && problem === null && (
        <Flex justifyContent="center" padding={8}>
          <Loader>Loading</Loader>
        </Flex>
      )}
    </Box>
  )
}
