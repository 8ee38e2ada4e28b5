import { userQuery } from '~/features/user/user.queries' // refused

export { userQuery }
