import { longDate } from '#domain/local-date'
import { Card } from '../src/drawings/card.tsx'
import { Spinner } from '../src/ui/spinner.tsx' // refused
import { readJourney } from './modules/entry/entry-reading.usecases.ts' // refused

export { longDate, Card, Spinner, readJourney }
