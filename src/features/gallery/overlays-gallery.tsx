import { Eye, Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import { Button } from '~/drawings/button'
import { confirm } from '~/ui/confirm'
import { Dialog } from '~/ui/dialog'
import { Menu } from '~/ui/menu'
import { toast } from '~/ui/toast'
import { Gallery, Row, Specimen } from './specimen.tsx'

export function OverlaysGallery() {
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const ask = async () => {
    const yes = await confirm({ title: 'Are you sure you want to sign out?', action: 'Sign Out', tone: 'danger' })
    setAnswer(yes ? 'Yes' : 'No')
  }
  return (
    <Gallery title="What opens">
      <Specimen name="Toasts">
        <Row>
          <Button onClick={() => void toast({ title: 'Diary saved' })}>A short one</Button>
          <Button
            onClick={() => void toast({ title: 'Settings updated', description: 'Your preferences have been saved.' })}
          >
            With a description
          </Button>
          <Button
            onClick={() =>
              void toast({
                title: 'Failed to save entry',
                description: 'You seem to be offline. Nothing is lost: please try again when the connection is back.',
                tone: 'danger',
              })
            }
          >
            A problem
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Dialog, confirmation, menu">
        <Row>
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
          <Button onClick={() => void ask()}>Ask first</Button>
          {answer && <p role="status">{answer}</p>}
          <Menu
            label="Actions for Run the river loop"
            items={[
              { label: 'View Goal', icon: Eye, onChoose: () => setAnswer('View') },
              { label: 'Edit Goal', icon: Pencil, onChoose: () => setAnswer('Edit') },
              { label: 'Delete Goal', icon: Trash2, onChoose: () => setAnswer('Delete'), tone: 'danger' },
            ]}
          />
        </Row>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Tuesday, November 17"
          description="What you wrote that morning."
        >
          <p className="font-serif">A letter from my sister, four pages, both sides.</p>
          <div className="flex justify-end">
            <Button onClick={() => setOpen(false)}>Done</Button>
          </div>
        </Dialog>
      </Specimen>
    </Gallery>
  )
}
