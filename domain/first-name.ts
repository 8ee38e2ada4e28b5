/** How a person is addressed: the first word of the name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0]!
}
