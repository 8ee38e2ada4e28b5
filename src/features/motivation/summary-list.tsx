const maxItems = 3

export function SummaryList({ title, items, empty }: { title: string; items: string[]; empty?: string }) {
  if (items.length === 0 && !empty) return null
  return (
    <section>
      <h2 className="text-21">{title}</h2>
      {items.length === 0 ? (
        <p className="mt-2 text-soft">{empty}</p>
      ) : (
        <ul className="mt-2">
          {items.slice(0, maxItems).map((item, index) => (
            <li key={index} dir="auto" className="border-b border-hairline py-2 last:border-0 [overflow-wrap:anywhere]">
              {item}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
