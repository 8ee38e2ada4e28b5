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
import { daysAndGoals, moreDays } from './import-words.ts'
import { unfinishedOf } from './unfinished.ts'
import { countsOf, useImport } from './use-import.ts'

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
    <Dialog wide open={open} onOpenChange={close} holds={state.at === 'storing'} title="Bring your journal along">
      {state.at === 'choosing' && unfinished && (
        <Notice tone="warning" title="The last import is not finished">
          <p>{unfinished} brought along. Choose the same files again for the rest: nothing comes twice.</p>
          <Button look="plain" className="px-0! text-15!" onClick={leave}>
            Leave it at that
          </Button>
        </Notice>
      )}
      {state.at === 'choosing' && <FileChoice trouble={state.trouble} onChoose={(files) => void choose(files)} />}
      {state.at === 'reading' && <p role="status">Reading your journal. It does not leave this device yet.</p>}
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
            {state.done.toLocaleString('en-US')} of {daysAndGoals(countsOf(state.selection))}{' '}
            {state.at === 'storing' ? 'brought along so far.' : 'brought along.'}
          </p>
          <Progress
            label="Brought along"
            percent={Math.floor((state.done / (state.selection.newDays.length + state.selection.goals.length)) * 100)}
          />
          {state.at === 'stopped' && state.why && (
            <Notice tone="danger" title="It stopped on the way">
              {state.why} What was brought along is safe, and nothing comes twice.
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            {state.at === 'storing' ? (
              <Button onClick={stop}>Stop</Button>
            ) : (
              <>
                <Button look="primary" onClick={() => void store(state.selection, state.done)}>
                  Go on
                </Button>
                <Button
                  onClick={() => {
                    leave()
                    onOpenChange(false)
                  }}
                >
                  Leave it at that
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {state.at === 'finished' && (
        <>
          <Notice tone="done" title={`${daysAndGoals(state.stored)} brought along`}>
            {state.kept.length > 0 && (
              <p>{moreDays(state.kept.length)} had been written here in the meantime and stayed as they were.</p>
            )}
            {state.stored.days > 0 && <p>They stand in your journal under their dates.</p>}
            {state.stored.goals > 0 && (
              <p>Your goals are in the list of goals, with their milestones and their progress.</p>
            )}
          </Notice>
          <div className="flex flex-wrap gap-3">
            <LookLink user={user} newest={state.selection.newDays.at(-1)?.date} />
            <Button onClick={again}>Bring more files</Button>
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
        Look at your goals
      </ButtonLink>
    )
  const seesHistory = hasPremium(roleOf(user))
  return (
    <ButtonLink to={seesHistory ? '/history' : `/?date=${newest}`} look="primary">
      {seesHistory ? 'Look at Your Journey' : `Look at ${shortDate(newest)}`}
    </ButtonLink>
  )
}
