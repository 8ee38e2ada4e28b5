import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classesOfButton, type ButtonLook } from '~/drawings/button'

export function ButtonLink({ look = 'quiet', wide, className, ...rest }: ButtonLook & ComponentProps<typeof Link>) {
  return <Link viewTransition className={classesOfButton(look, wide, className)} {...rest} />
}
