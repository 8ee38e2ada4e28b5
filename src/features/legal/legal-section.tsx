import { useId } from 'react'
import { Link } from 'react-router'

/** Paragraphs, and lists of items. At most one link in each text. */
export type LegalText = { title: string; body: (string | string[])[] }

type LegalSectionProps = LegalText & { links: string[] | undefined }

/** One section of a legal text. 53ch is about 62 characters, because most are narrower than the zero that `ch` measures. */
export function LegalSection({ title, body, links = [] }: LegalSectionProps) {
  const headingId = useId()
  const linked = body.flat().filter((text) => text.includes('['))
  const draw = (text: string) => drawMarks(text, links[linked.indexOf(text)])
  return (
    <section
      aria-labelledby={headingId}
      className="flex max-w-[53ch] flex-col gap-3 first:font-serif [&_a]:underline [&_a]:underline-offset-4"
    >
      <h2 id={headingId} className="text-21 font-medium">
        {title}
      </h2>
      {body.map((part, index) =>
        typeof part === 'string' ? (
          <p key={index}>{draw(part)}</p>
        ) : (
          <ul key={index} className="flex list-disc flex-col gap-2 ps-5">
            {part.map((item) => (
              <li key={item}>{draw(item)}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}

/** 'See [the terms]', '**Your plan:** …' or 'the key `theme`'. */
function drawMarks(text: string, to: string | undefined) {
  return text.split(/(\[.*?\]|\*\*.*?\*\*|`.*?`)/).map((part, index) => {
    if (part.startsWith('['))
      return (
        <Link key={index} to={to!}>
          {part.slice(1, -1)}
        </Link>
      )
    if (part.startsWith('*')) return <strong key={index}>{part.slice(2, -2)}</strong>
    return part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part
  })
}
