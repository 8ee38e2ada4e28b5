import { useId } from 'react'
import { Segmented as Drawing, type SegmentedProps } from '~/drawings/segmented'

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return <Drawing name={useId()} {...props} />
}
