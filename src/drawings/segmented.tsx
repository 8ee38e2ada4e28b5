type SegmentedProps<Value extends string> = {
  /** One that no other radio buttons of the screen have. */
  name: string
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange?: (value: Value) => void
}

/** A few choices side by side, one of which is selected: radio buttons with other styles. */
export function Segmented<Value extends string>({ name, label, options, value, onChange }: SegmentedProps<Value>) {
  return (
    <fieldset className="inline-flex flex-wrap rounded-control border border-control bg-card p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={onChange && (() => onChange(option.value))}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
