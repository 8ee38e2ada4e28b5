export const auth = {
  title: 'Sign in · Firstlight',
  description: 'Sign in to your morning page, or begin one.',
  heading: {
    visitor: 'A page of your own',
    waiting: 'Your page is waiting',
    reset: 'Choose a new password',
    takeBack: 'Take your address back',
  },
  tabs: {
    label: 'Ways in',
    login: 'Login',
    register: 'Sign Up',
    forgot: 'Forgot?',
  },
  google: 'Continue with Google',
  apple: 'Continue with Apple',
  notices: {
    sessionEnded: {
      title: 'Your session has ended',
      description: 'What you wrote is safe on this device. Sign in, and go on from there.',
    },
    failed: {
      title: 'Authentication failed',
      description: 'Please try again or use a different method',
    },
    noApple: {
      title: 'Apple Sign-In Coming Soon',
      description: 'Please use Google sign-in or create an account manually',
    },
    completeProfile: {
      title: 'Complete your profile',
      description: 'Please complete your account setup',
    },
    appleSignUp: {
      title: 'Apple Sign-In',
      description: 'Please create an account using your Apple ID email address',
    },
  },
  fields: {
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 6 characters.',
  },
  sharedDevice: {
    label: 'Others use this device too',
    hint: 'It then keeps none of your pages.',
  },
  login: {
    username: 'Username or email',
    save: 'Log In',
    pending: 'Logging in…',
    done: { title: 'Welcome back!', description: "You've successfully logged in." },
    failed: 'Login failed',
  },
  forgot: {
    hint: 'We send you a link with which you choose a new password.',
    save: 'Send Reset Link',
    done: 'Email sent',
  },
  reset: {
    password: 'New password',
    again: 'Confirm password',
    save: 'Reset Password',
    done: 'Success',
  },
  recoveryFailed: 'Error',
  takeBack: {
    explanation:
      'The address to which we mailed this link becomes that of your account again, and every device is signed out.',
    save: 'Take it back',
    pending: 'Taking it back…',
    done: (email: string) =>
      `${email} is the address of your account again, and every device is signed out. Choose a new password now: whoever changed the address may know the one you have.`,
  },
  waiting: {
    more: (lines: number) => `and ${lines} more ${lines === 1 ? 'line' : 'lines'}`,
    isSent: 'Sign up, and its letter is written. Or [read a letter first].',
    isNotSent: 'It is not sent yet. Sign up, and go on with it. Or [read a letter first].',
  },
}
