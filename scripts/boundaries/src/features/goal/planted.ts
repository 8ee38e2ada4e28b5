import { goals } from './goal-list.ts'
import { userQuery } from '~/features/user/user.queries'
import { avatar } from '~/features/user/avatar' // refused
import { avatar as same } from '../user/avatar.ts' // refused
import { Home } from '~/routes/home' // refused
import { createApp } from '../../../worker/app.ts' // refused

export { goals, userQuery, avatar, same, Home, createApp }
