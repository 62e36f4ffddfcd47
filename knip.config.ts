import type { KnipConfig } from 'knip'

/** What is used by nothing fails `npm test`. An entry is a file that something outside of the imports starts. */
export default {
  // A type that is part of a signature may be named by its callers some day; a value that nothing takes is dead.
  exclude: ['types'],
  workspaces: {
    '.': {
      // Started by package.json of the workspaces, or by a path.
      entry: ['scripts/{precompress,static-host}.mjs'],
      project: ['scripts/**/*.{mjs,ts}'],
      // Started by the path of its module (scripts/processes.mjs), or named in .changeset/config.json.
      ignoreDependencies: [
        'turbo',
        'preact',
        '@changesets/cli',
        '@changesets/changelog-git',
        '@changesets/config',
      ],
      // Installs PostgreSQL of Debian (scripts/services/debian.ts).
      ignoreBinaries: ['apt-get'],
    },
    openapi: {
      entry: ['rules/plugin.ts'],
      project: ['**/*.ts'],
      // Started by the path of their modules: here, and by scripts/commands/prism.mjs.
      ignoreDependencies: ['@redocly/cli', '@stoplight/prism-cli'],
    },
    sdk: {
      entry: ['src/exports/*.ts'],
      project: ['{src,scripts,test}/**/*.{ts,tsx}', '*.ts'],
      ignore: ['src/gen/**'],
      // Started by the path of their modules in tests; the types of what orval.config.ts gets from orval.
      ignoreDependencies: ['@arethetypeswrong/cli', 'publint', '@orval/core'],
    },
    'mock-server': {
      entry: [
        ...['src/exports/*.ts', 'src/console/{console,console-demo}.ts'],
        // Copied into src/gen by scripts/codegen.ts; started by `npm run test:long`.
        ...['scripts/runtime/*.ts', 'src/test/{simulation,team-simulation}/main.ts'],
      ],
      project: ['{src,scripts}/**/*.{ts,tsx}', '*.ts'],
      ignore: ['src/gen/**'],
      // A small disk in cli-disk.test.ts, where the user may mount one.
      ignoreBinaries: ['mount', 'umount'],
    },
    locales: {
      project: ['**/*.ts'],
      // Its catalogue of errors is read as a file.
      ignoreDependencies: ['@swx/openapi'],
    },
    app: {
      entry: ['src/exports/*.ts', 'worker/offline-worker.ts', 'scripts/*.mjs'],
      project: ['{src,build,worker,scripts}/**/*.{ts,tsx,mjs}'],
      // Imported by styles.css.
      ignoreDependencies: ['tailwindcss'],
    },
    tests: {
      entry: [
        ...['e2e/**/*.{spec,matrix,chaos}.ts', 'e2e/**/*.config.ts'],
        ...[
          'scripts/*',
          'consumers/{run.ts,projects/**,alone/**}',
          'package/*.ts',
          'teams/run.ts',
          'browsers/{run,find-parts}.ts',
          'images/{run,started}.ts',
        ],
        // Processes of their own, and modules that are loaded by the name of a part or a peer.
        ...[
          'bench/{run,run-part}.ts',
          'bench/contract/peers/*.ts',
          'bench/mock/{feed-clients,naive-feed}.ts',
        ],
        ...['bench/sdk/memory-child.ts', 'contract/sdk-on-plain-node.mjs', 'e2e/chaos/results.mjs'],
      ],
      project: ['**/*.{ts,tsx,mjs}'],
      // Generators that contract/accepted-by-others.test.ts starts by their paths, and what bench/ and consumers/ install.
      ignoreDependencies: [
        '@hey-api/openapi-ts',
        'oazapfts',
        'swagger-typescript-api',
        'react-dom',
        '@react-native/metro-babel-transformer',
        'miniflare',
        'next',
      ],
      ignoreBinaries: [
        'du',
        'java',
        'openssl',
        'apt-get',
        'buildah',
        'mmdebstrap',
        'unshare',
        'ip',
        'psql',
        'xvfb-run',
      ],
    },
    'contract-tester': {
      entry: ['src/{index,cli}.ts'],
      project: ['{src,self-test}/**/*.ts'],
      // Started or read by the path of their modules in tests.
      ignoreDependencies: [
        '@arethetypeswrong/cli',
        '@readme/oas-examples',
        '@stoplight/prism-cli',
        'publint',
      ],
    },
  },
} satisfies KnipConfig
