import { useQuery } from '@tanstack/react-query'
import { isFilled } from '#domain/entry'
import {
  entrySections,
  fits,
  formSections,
  premiumSections,
  requiredSections,
  sectionNames,
} from '#domain/entry-sections'
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
    label: entry ? 'Save It' : 'Send It',
    isSending: isSaving,
    onSend: () => save({ names: sent, ...(change.reply && { reply: change.reply }) }),
  }
  const again = { label: 'Try Again', isSending: false, onSend: () => void refetch() }
  const hasPageToOpen = date < today || isConflict
  const link = {
    to: `/?date=${date}&respond=true`,
    label: isConflict ? 'See both and choose' : isPage || !entry ? 'Go on with it' : 'Go to that day',
  }
  return (
    <UnsentCard
      title={isPage ? `Your page for ${longDate(date)}` : `What you wrote for ${longDate(date)}`}
      words={names.map((name) => ({ label: entrySections[name].title, text: texts[name] }))}
      send={isUnknown ? (error ? again : undefined) : canSend ? send : undefined}
      link={isForPremium ? seePremium : hasPageToOpen && !isUnknown ? link : undefined}
      onDiscard={() => discard(names)}
    >
      {happened()}
      {saveStateOf({
        onDevice,
        isSending: isSaving,
        isWaiting: names.every(isWaiting),
        draft: isConflict ? 'Nothing is replaced until you choose.' : 'Your words are saved on this device.',
      })}
      {isLost &&
        !formSections.some((name) => names.includes(name)) &&
        ' They can be stored when the day has a page again.'}
    </UnsentCard>
  )

  function happened(): string {
    if (isForPremium) return 'Your plan has no Premium now, and the diary is part of it. '
    if (isLost) return 'The page of this day was deleted. '
    if (isConflict) return isPage ? 'This day has an entry now. ' : 'This day was changed elsewhere too. '
    if (isUnknown) return ''
    if (date > today) return 'It was carried over, and can be sent on its day. '
    return isPage ? 'It was not sent. ' : 'It is not sent yet. '
  }
}
