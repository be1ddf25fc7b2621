import * as React from 'react'
import { styled } from 'styled-components'

type Variant = 'primary' | 'secondary' | 'success' | 'warning' | 'danger'

interface Props {
  readonly variant: Variant
  readonly children: React.ReactNode
}

/** A short word on a tint of its color, with a dot. The badge of the design system has no tints in the dark theme. */
export function Label({ variant, children }: Props) {
  return <Tinted $variant={variant}>{children}</Tinted>
}

const Tinted = styled.span<{ readonly $variant: Variant }>`
  --color: ${({ theme, $variant }) => theme.colors[`${$variant}600`]};
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  padding: 0.2rem 0.8rem;
  border: 1px solid color-mix(in srgb, var(--color) 50%, transparent);
  border-radius: ${({ theme }) => theme.borderRadius};
  background: color-mix(in srgb, var(--color) 14%, ${({ theme }) => theme.colors.neutral0});
  font-size: 1.2rem;
  font-weight: 600;
  line-height: 1.6rem;
  color: ${({ theme }) => theme.colors.neutral800};
  white-space: nowrap;

  &::before {
    content: '';
    flex: none;
    width: 0.8rem;
    height: 0.8rem;
    border-radius: 50%;
    background: var(--color);
  }
`
