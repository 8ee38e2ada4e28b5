import { useQuery } from '@tanstack/react-query'
import { isFilled } from '#domain/entry'
import { fits, formSections, premiumSections, requiredSections, sectionNames } from '#domain/entry-sections'
import { journal, unsent } from '#domain/texts'
import { longDate } from '#domain/time/local-date'
import { hasPremium, roleOf } from '#domain/plan'
import { saveStateOf } from '~/device/save-state'
import { seePremium, UnsentCard } from '~/ui/unsent-card'
import { formTextsOf } from '../stored/entry-change.ts'
import { useEntryChange, useSaveEntry } from '../stored/entry-change.queries.ts'
import { entryQuery } from '../stored/entry.queries.ts'
import { listedSections, type Today } from './unsent.ts'

/** What was typed for a day: a page, a change of one, the diary or the look back. */
export function UnsentDay({ date, ...day }: Today & { date: string }) {
  const { user, today } = day
  const { data, error, refetch } = useQuery(entryQuery(date))
  const entry = data ?? null
  const { change, changed, conflicts, texts, onDevice, isWaiting, discard } = useEntryChange(
    { userId: user.id, date },
    entry,
  )
  const { save, isSaving } = useSaveEntry({ userId: user.id, date }, entry)
  const listed = listedSections(day, date, change)
  const names = sectionNames.filter((name) => listed.includes(name) && changed.includes(name))
  if (!change || names.length === 0) return null
  const isNew = change.seenVersion === undefined
  const isPage = isNew && formSections.some((name) => names.includes(name))
  const needsPremium = names.filter(
    (name) => premiumSections.some((other) => other === name) && !hasPremium(roleOf(user)),
  )
  const isForPremium = needsPremium.length === names.length
  const isLost = data === null && !isPage
  const isConflict = entry !== null && (isPage || conflicts.some((name) => names.includes(name)))
  const isUnknown = data === undefined && !isPage

  const sent = entry ? names.filter((name) => !needsPremium.includes(name)) : formSections
  const isWhole = entry
    ? requiredSections.every((name) => texts[name].trim() !== '' || entry[name] === '')
    : isFilled(formTextsOf(change?.fields))
  const canSend = isWhole && fits(texts) && !isForPremium && !isConflict && date < today
  const send = {
    label: entry ? unsent.save : unsent.send,
    isSending: isSaving,
    onSend: () => save({ names: sent, ...(change.reply && { reply: change.reply }) }),
  }
  const again = { label: unsent.tryAgain, isSending: false, onSend: () => void refetch() }
  const hasPageToOpen = date < today || isConflict
  const link = {
    to: `/?date=${date}&respond=true`,
    label: isConflict ? unsent.choose : isPage || !entry ? unsent.goOn : unsent.openDay,
  }
  return (
    <UnsentCard
      title={(isPage ? unsent.page : unsent.texts)(longDate(date))}
      words={names.map((name) => ({ label: journal.sections[name].title, text: texts[name] }))}
      send={isUnknown ? (error ? again : undefined) : canSend ? send : undefined}
      link={isForPremium ? seePremium() : hasPageToOpen && !isUnknown ? link : undefined}
      onDiscard={() => discard(names)}
    >
      {happened()}{' '}
      {saveStateOf({
        onDevice,
        isSending: isSaving,
        isWaiting: names.every(isWaiting),
        draft: isConflict ? unsent.nothingReplaced : unsent.onDevice,
      })}{' '}
      {isLost && !formSections.some((name) => names.includes(name)) && unsent.later}
    </UnsentCard>
  )

  function happened(): string {
    const { forPremium, pageDeleted, pageExists, changedElsewhere, carriedOver, notSent, notYetSent } = unsent.happened
    if (isForPremium) return forPremium
    if (isLost) return pageDeleted
    if (isConflict) return isPage ? pageExists : changedElsewhere
    if (isUnknown) return ''
    if (date > today) return carriedOver
    return isPage ? notSent : notYetSent
  }
}
