import { Fragment } from 'react'
import { longDate } from '#domain/local-date'
import { Card } from './card.tsx'
import { Link } from 'react-router' // refused
import { useToday } from '~/lib/use-today' // refused
import { Spinner } from '../ui/spinner.tsx' // refused

export { Fragment, longDate, Card, Link, useToday, Spinner }
