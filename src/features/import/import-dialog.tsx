import { importing } from '#domain/texts'
import { shortDate } from '#domain/time/local-date'
import { hasPremium, roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { Button } from '~/drawings/button'
import { ButtonLink } from '~/ui/button-link'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { Progress } from '~/drawings/progress'
import { ColumnChoice } from './column-choice.tsx'
import { FileChoice } from './file-choice.tsx'
import { ImportPreview } from './import-preview.tsx'
import { unfinishedOf } from './unfinished.ts'
import { progressOf, useImport } from './use-import.ts'

type ImportDialogProps = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/**
 * From a file to the journal: choose, preview, store. What would close it while it stores stops the import, and the
 * dialog says how far it came; days that were stored stay.
 */
export function ImportDialog({ user, open, onOpenChange }: ImportDialogProps) {
  const { state, choose, show, store, stop, again, leave } = useImport(user)
  const unfinished = unfinishedOf(user.id)
  const close = (next: boolean) => {
    if (state.at === 'storing') return stop()
    if (!next && (state.at === 'finished' || state.at === 'preview' || state.at === 'columns')) again()
    onOpenChange(next)
  }
  return (
    <Dialog open={open} onOpenChange={close} holds={state.at === 'storing'} title={importing.title}>
      {state.at === 'choosing' && unfinished && (
        <Notice tone="warning" title={importing.unfinished.title}>
          <p>{importing.unfinished.explanation(unfinished)}</p>
          <Button look="plain" className="px-0! text-15!" onClick={leave}>
            {importing.leave}
          </Button>
        </Notice>
      )}
      {state.at === 'choosing' && <FileChoice trouble={state.trouble} onChoose={(files) => void choose(files)} />}
      {state.at === 'reading' && <p role="status">{importing.reading}</p>}
      {state.at === 'columns' && (
        <ColumnChoice
          tables={state.chosen.tables}
          hasMore={state.chosen.texts.length > 1}
          onAnswer={(answers) => void show(state.chosen, answers)}
          onBack={again}
        />
      )}
      {state.at === 'preview' && (
        <ImportPreview selection={state.selection} onStore={() => void store(state.selection)} onAgain={again} />
      )}
      {(state.at === 'storing' || state.at === 'stopped') && (
        <>
          <p role="status">
            {state.at === 'storing'
              ? importing.storing.soFar(progressOf(state))
              : importing.storing.stopped(progressOf(state))}
          </p>
          <Progress
            label={importing.storing.label}
            percent={Math.floor((state.done / (state.selection.newDays.length + state.selection.goals.length)) * 100)}
          />
          {state.at === 'stopped' && state.why && (
            <Notice tone="danger" title={importing.storing.failed}>
              {importing.storing.isSafe(state.why)}
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            {state.at === 'storing' ? (
              <Button onClick={stop}>{importing.stop}</Button>
            ) : (
              <>
                <Button look="primary" onClick={() => void store(state.selection, state.done)}>
                  {importing.goOn}
                </Button>
                <Button
                  onClick={() => {
                    leave()
                    onOpenChange(false)
                  }}
                >
                  {importing.leave}
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {state.at === 'finished' && (
        <>
          <Notice tone="done" title={importing.stored.title(importing.whole(state.stored))}>
            {state.kept.length > 0 && <p>{importing.stored.kept(state.kept.length)}</p>}
            {state.stored.days > 0 && <p>{importing.stored.days}</p>}
            {state.stored.goals > 0 && <p>{importing.stored.goals}</p>}
          </Notice>
          <div className="flex flex-wrap gap-3">
            <LookLink user={user} newest={state.selection.newDays.at(-1)?.date} />
            <Button onClick={again}>{importing.stored.more}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** The history is part of Premium; a free person is led to the newest day of the import. */
function LookLink({ user, newest }: { user: User; newest: string | undefined }) {
  if (newest === undefined)
    return (
      <ButtonLink to="/goals" look="primary">
        {importing.stored.toGoals}
      </ButtonLink>
    )
  const seesHistory = hasPremium(roleOf(user))
  return (
    <ButtonLink to={seesHistory ? '/history' : `/?date=${newest}`} look="primary">
      {seesHistory ? importing.stored.toHistory : importing.stored.toDay(shortDate(newest))}
    </ButtonLink>
  )
}
