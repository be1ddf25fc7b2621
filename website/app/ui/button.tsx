import type { ComponentProps } from 'react'

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'secondary'
  readonly large?: boolean
}

/** A button; `type` is "button" unless given. */
export function Button({
  variant = 'primary',
  large = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = [
    'button',
    large && 'button-large',
    variant === 'secondary' && 'button-secondary',
    className,
  ]
  return <button type={type} className={classes.filter(Boolean).join(' ')} {...rest} />
}
