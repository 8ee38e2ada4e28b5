/** A color of tokens.css as it is shown now: a picture and a frame of somebody else cannot read the name. */
export function tokenColor(name: string): string {
  const example = document.body.appendChild(document.createElement('span'))
  example.style.color = `var(--color-${name})`
  const { color } = getComputedStyle(example)
  example.remove()
  return color
}
