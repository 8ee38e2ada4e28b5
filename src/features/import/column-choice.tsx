import { useId, useState, type ComponentProps } from 'react'
import { sectionNames } from '#domain/entry-sections'
import { answerOf, keyOf, type ColumnUse, type DateOrder, type Table, type TableAnswer } from '#domain/import/table'
import { frame, importing, journal } from '#domain/texts'
import { Button } from '~/drawings/button'
import { Notice } from '~/ui/notice'
import { Select } from '~/ui/select'

type ColumnChoiceProps = {
  tables: Table[]
  /** There are other files, so a table may stay out. */
  hasMore: boolean
  onAnswer: (answers: Map<string, TableAnswer>) => void
  onBack: () => void
}

const uses = (): [ColumnUse, string][] => [
  ['none', importing.columns.none],
  ['date', importing.columns.date],
  ...sectionNames.map((name): [ColumnUse, string] => [name, journal.sections[name].title]),
  ['mood', journal.marks.mood.title],
]

/** What each column of a table is. The guess is filled in. */
export function ColumnChoice({ tables, hasMore, onAnswer, onBack }: ColumnChoiceProps) {
  const [answers, setAnswers] = useState(() => new Map(tables.map((table) => [keyOf(table), answerOf(table)])))
  const [asked, setAsked] = useState<Set<string>>(() => new Set())
  const [hasTried, setHasTried] = useState(false)
  const missing = tables.map((table) => missingIn(table, answers.get(keyOf(table))!, asked)).find(Boolean)
  return (
    <>
      <p>{importing.columns.title}</p>
      {tables.map((table) => {
        const key = keyOf(table)
        const answer = answers.get(key)!
        const change = (changed: Partial<TableAnswer>) =>
          setAnswers(new Map(answers).set(key, { ...answer, ...changed }))
        return (
          <fieldset key={key}>
            {hasMore && <legend className="mb-1 text-15 text-soft">{table.name}</legend>}
            <div className="divide-y divide-hairline border-y border-hairline">
              {table.columns.map(({ title, sample }, at) => (
                <Line
                  key={at}
                  title={title}
                  sample={sample && importing.quoted(sample)}
                  value={answer.uses[at]}
                  onChange={({ target }) => change({ uses: answer.uses.with(at, target.value as ColumnUse) })}
                >
                  {uses().map(([use, label]) => (
                    <option key={use} value={use}>
                      {label}
                    </option>
                  ))}
                </Line>
              ))}
              {isUnclear(table, answer) && (
                <Line
                  title={importing.columns.order}
                  sample={unclearDate(table, answer)}
                  value={asked.has(key) ? answer.order : ''}
                  onChange={({ target }) => {
                    setAsked(new Set(asked).add(key))
                    change({ order: target.value as DateOrder })
                  }}
                >
                  <option value="" disabled>
                    {importing.columns.choose}
                  </option>
                  <option value="day">{importing.columns.day}</option>
                  <option value="month">{importing.columns.month}</option>
                </Line>
              )}
            </div>
            {hasMore && (
              <Button
                look="plain"
                className="px-0! text-15!"
                onClick={() => change({ uses: answer.uses.map(() => 'none') })}
              >
                {importing.columns.leaveOut}
              </Button>
            )}
          </fieldset>
        )
      })}
      <div className="-mx-6 -mb-6 flex flex-wrap gap-3 border-t border-hairline bg-card px-6 py-4 [@media(height>=40rem)]:sticky [@media(height>=40rem)]:-bottom-6">
        {hasTried && missing && (
          <div className="w-full">
            <Notice tone="danger" title={missing} />
          </div>
        )}
        <Button look="primary" onClick={() => (missing ? setHasTried(true) : onAnswer(answers))}>
          {importing.continue}
        </Button>
        <Button onClick={onBack}>{frame.back}</Button>
      </div>
    </>
  )
}

function Line({ title, sample, children, ...select }: { title: string; sample: string } & ComponentProps<'select'>) {
  const id = useId()
  return (
    <div className="grid items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[1fr_15rem]">
      <div className="min-w-0">
        <label htmlFor={id} className="block font-medium [overflow-wrap:anywhere]">
          {title}
        </label>
        <span id={`${id}-sample`} className="line-clamp-1 text-15 text-soft [overflow-wrap:anywhere]">
          {sample}
        </span>
      </div>
      <Select id={id} aria-describedby={`${id}-sample`} {...select}>
        {children}
      </Select>
    </div>
  )
}

const dateColumn = ({ columns }: Table, { uses: chosen }: TableAnswer) => columns[chosen.indexOf('date')]
const isUnclear = (table: Table, answer: TableAnswer) => dateColumn(table, answer)?.order === 'unclear'
const unclearDate = (table: Table, answer: TableAnswer) => importing.columns.unclear(dateColumn(table, answer)!.sample)

const isLeftOut = ({ uses: chosen }: TableAnswer) => chosen.every((use) => use === 'none')

/** What has to be said before the table can be read. */
function missingIn(table: Table, answer: TableAnswer, asked: Set<string>): string | undefined {
  const { uses: chosen } = answer
  if (isLeftOut(answer)) return undefined
  const dates = chosen.filter((use) => use === 'date').length
  if (dates !== 1) return dates === 0 ? importing.columns.noDate : importing.columns.severalDates
  if (!sectionNames.some((name) => chosen.includes(name))) return importing.columns.noWords
  if (isUnclear(table, answer) && !asked.has(keyOf(table))) return importing.columns.noOrder
  return undefined
}
