import type { ComponentProps } from 'react'

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'first' | 'second'
  readonly large?: boolean
}

/** A button; `type` is "button" unless given. */
export function Button({ look = 'first', large = false, className, type = 'button', ...rest }: ButtonProps) {
  const classes = ['button', large && 'button-large', look === 'second' && 'button-second', className]
  return <button type={type} className={classes.filter(Boolean).join(' ')} {...rest} />
}
