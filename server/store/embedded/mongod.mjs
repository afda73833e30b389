#!/usr/bin/env node
/** The embedded store behind mongod's command line, for tools that start a MongoDB by themselves. */
import '@oxc-node/core/register';

await import('./commandLine.ts');
