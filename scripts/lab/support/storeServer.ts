/** Runs the embedded store in a folder as a separate process, which several servers share. */
import { openPrivateStore } from '../../../server/store/embedded/index.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder.');
const { uri } = await openPrivateStore(folder);
console.log(`Listening on ${uri}`);
