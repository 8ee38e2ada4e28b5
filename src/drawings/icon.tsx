import type { SVGProps } from 'react'

type Shapes = [tag: string, attributes: Record<string, string | number | undefined>][]

/** An icon of the set. It grows with the text of the page. */
export function Icon({ of, size = 20, ...props }: SVGProps<SVGSVGElement> & { of: Shapes; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] === undefined}
      {...props}
    >
      {of.map(([Tag, attributes], index) => (
        <Tag key={index} {...attributes} />
      ))}
    </svg>
  )
}
