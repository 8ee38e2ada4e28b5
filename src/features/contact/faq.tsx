const questions = [
  {
    question: 'How do I stop SMS messages?',
    answer: 'Turn them off in Settings → Notifications, or reply STOP to any message.',
  },
  {
    question: 'How do I cancel my subscription?',
    answer:
      'Go to Settings → Subscription and choose Manage Billing. Premium stays open until the end of the time that is paid for, and nothing is charged after that.',
  },
  {
    question: 'Can I export my data?',
    answer:
      "Yes, on every plan: Settings → Data & Privacy, 'Export My Data'. You get everything you wrote in one file.",
  },
  {
    question: 'Is my data secure?',
    answer: 'Yes. It is encrypted on its way and where it is saved, only you can read it here, and we never sell it.',
  },
]

export function Faq() {
  return (
    <section aria-labelledby="faq" className="flex flex-col gap-5">
      <h2 id="faq" className="text-21">
        Frequently Asked Questions
      </h2>
      <dl className="flex flex-col">
        {questions.map(({ question, answer }) => (
          <div key={question} className="border-t border-hairline py-4">
            <dt className="font-medium">{question}</dt>
            <dd className="mt-1 text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
