/**
 * `npm start`: installs what is missing, builds what is stale, and runs the product.
 * Needs nothing but Node and npm, so it imports nothing that an installation would have to bring.
 */
import { ensureBuilt, ensureInstalled, ensureNode } from './prepare.mjs';

ensureNode();
ensureInstalled();
ensureBuilt();
await import('../dist/server/main.js');
