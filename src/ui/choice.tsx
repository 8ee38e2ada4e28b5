import { useId, type ComponentProps } from 'react'
import { Choice } from '~/drawings/choice'

type ChoiceProps = Omit<ComponentProps<typeof Choice>, 'id' | 'kind'>

/** The platform's checkbox with our styles: every screen reader supports it, and it needs no script. */
export function Checkbox(props: ChoiceProps) {
  return <Choice id={useId()} kind="check-box" {...props} />
}

/** Takes effect at once; a checkbox takes effect when its form is sent. */
export function Switch(props: ChoiceProps) {
  return <Choice id={useId()} kind="switch" {...props} />
}
