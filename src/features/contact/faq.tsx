import { contact } from '#domain/texts'

export function Faq() {
  const { title, ...questions } = contact.questions
  return (
    <section aria-labelledby="faq" className="flex flex-col gap-5">
      <h2 id="faq" className="text-21">
        {title}
      </h2>
      <dl className="flex flex-col">
        {Object.entries(questions).map(([name, { question, answer }]) => (
          <div key={name} className="border-t border-hairline py-4">
            <dt className="font-medium">{question}</dt>
            <dd className="mt-1 text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
