import { defineConfig } from 'oxlint'
import { boundaryRules } from './rules/boundaries.ts'

export default defineConfig({
  ignorePatterns: ['build', '.wrangler', '.react-router', 'migrations', 'node_modules', 'worker/platform-env.d.ts'],
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/consistent-type-imports': 'error',
    'eslint/no-console': 'off',
    // The compiler brings React into scope, and stylesheets are imported for what they do.
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    // Awaiting a `.then` chain is at times the shortest way to say it.
    'promise/always-return': 'off',
    // Taste, not doubt.
    'eslint/no-shadow': 'off',
    'eslint/no-new': 'off',
    'eslint/no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-useless-spread': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-expect': 'off',
    'vitest/expect-expect': 'off',
    // A form's onSubmit traps no mouse, and role="status" is read where <output> is not.
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    {
      files: ['src/**'],
      rules: {
        // What a person reads stands in domain/texts.
        'react/jsx-no-literals': [
          'error',
          {
            ignoreProps: true,
            allowedStrings: ['Firstlight', '%', '/', '.', ':', ',', '--', '–', '·', '“', '”', '(', ')'],
          },
        ],
        'react/forbid-elements': [
          'error',
          { forbid: [{ element: 'form', message: 'Form of ~/ui/form sends once, however often it is pressed.' }] },
        ],
      },
    },
    // Exists in a local run only.
    { files: ['src/features/subscription/simulated-form.tsx'], rules: { 'react/jsx-no-literals': 'off' } },
    // The first is that component; the others send nothing.
    {
      files: ['src/ui/form.tsx', 'src/features/landing/landing-form.tsx', 'src/features/history/search-field.tsx'],
      rules: { 'react/forbid-elements': 'off' },
    },
    ...boundaryRules,
  ],
})
