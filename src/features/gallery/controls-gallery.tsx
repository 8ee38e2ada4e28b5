import { useState } from 'react'
import { Button } from '~/drawings/button'
import { ButtonLink } from '~/ui/button-link'
import { Checkbox, Switch } from '~/drawings/choice'
import { DatePicker } from '~/ui/date-picker'
import { SelectField, TextAreaField, TextField } from '~/ui/field'
import { Segmented } from '~/drawings/segmented'
import { Tabs } from '~/ui/tabs'
import { TimePicker } from '~/ui/time-picker'
import { Gallery, Row, Specimen } from './specimen.tsx'

const looks = ['primary', 'quiet', 'plain', 'premium', 'danger'] as const
const tabs = [
  { id: 'login', label: 'Login' },
  { id: 'register', label: 'Sign Up' },
  { id: 'forgot', label: 'Forgot?' },
] as const
const frequencies = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const

export function ControlsGallery() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('login')
  const [frequency, setFrequency] = useState<(typeof frequencies)[number]['value']>('weekly')
  const [date, setDate] = useState('')
  const [chosen, setChosen] = useState('2026-11-21')
  const [time, setTime] = useState('')
  return (
    <Gallery title="Controls">
      <Specimen name="Buttons">
        <Row>
          {looks.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          <ButtonLink to="/dev/ui">link</ButtonLink>
        </Row>
        <Row>
          {looks.map((look) => (
            <Button key={look} look={look} disabled>
              {look}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Name" defaultValue="Mara Lindqvist" />
          <TextField label="Email" placeholder="you@example.com" hint="For your morning prompt." />
          <TextField
            label="Password"
            type="password"
            defaultValue="abc"
            error="Password must be at least 6 characters"
          />
          <TextField label="Username" defaultValue="mara" disabled />
          <SelectField label="Priority Level" defaultValue="medium">
            <option value="low">Low Priority</option>
            <option value="medium">Medium Priority</option>
            <option value="high">High Priority</option>
          </SelectField>
          <SelectField label="Select Goal" disabled>
            <option>No goals from daily reflection found</option>
          </SelectField>
        </div>
        <TextAreaField
          label="Message"
          placeholder="What is on your mind?"
          error="Message must be at least 10 characters"
        />
      </Specimen>
      <Specimen name="Date and time">
        <div className="grid gap-5 sm:grid-cols-2">
          <DatePicker label="Target Completion Date" value={date} onChange={setDate} today="2026-11-21" />
          <DatePicker
            label="Week of"
            value={chosen}
            onChange={setChosen}
            today="2026-11-21"
            error="Please choose a Sunday"
          />
          <TimePicker label="Reminder Time" value={time} onChange={setTime} />
          <TimePicker
            label="Preferred Time to Complete"
            value="07:35"
            onChange={setTime}
            error="Time must be in HH:MM format"
          />
        </div>
      </Specimen>
      <Specimen name="Checkbox and switch">
        <div className="grid gap-x-10 sm:grid-cols-2">
          <Checkbox
            label="Use SMART framework (Recommended)"
            hint="Four short questions that make a goal clear."
            defaultChecked
          />
          <Switch label="Morning prompt by e-mail" hint="Next: tomorrow at 6:00 AM" defaultChecked />
          <Checkbox label="Get email reminders for this goal" />
          <Switch label="Morning prompt by SMS" />
          <Checkbox label="Not now" disabled />
          <Switch label="Weekly highlights" hint="Part of Premium" disabled />
        </div>
      </Specimen>
      <Specimen name="Segmented">
        <Row>
          <Segmented
            name="frequency"
            label="Reminder Frequency"
            options={frequencies}
            value={frequency}
            onChange={setFrequency}
          />
        </Row>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs label="Account" tabs={tabs} chosen={tab} onChoose={setTab}>
          <p>The panel of {tab}.</p>
        </Tabs>
      </Specimen>
    </Gallery>
  )
}
