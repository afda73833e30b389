/**
 * An oxlint rule: the rooms of a folder import in one direction. Its option gives each folder's rooms in order, lowest first. A room
 * imports only rooms before it, and rooms that share brackets do not import each other. A room is a file or folder in that folder. A part
 * with a different place from the rest of its room is listed by itself (`app/routing`). Tests may import from every room of their own side.
 * A room that does not exist is reported in the first file of its folder.
 */
import { existsSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TEST = /\.test\.tsx?$/;

/** @typedef {(string | string[])[]} Order the rooms of a folder, lowest first */

const rule = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    /** @type {Record<string, Order>} */
    const orders = context.options[0];
    const file = relative(ROOT, context.filename).split(sep).join('/');
    const folders = Object.keys(orders).filter((folder) => isIn(file, folder) && (folder === '.' || !TEST.test(file)));

    function check({ source }) {
      if (!/^\.{1,2}\//.test(source?.value)) return;
      const target = posix.join(posix.dirname(file), source.value);
      for (const folder of folders.filter((one) => isIn(target, one))) {
        const [from, to] = [file, target].map((path) => roomOf(path, folder, orders[folder]));
        // A room without a place is reported in its own files, below.
        if (from.name === to.name || from.rank === -1 || to.rank === -1 || to.rank < from.rank) continue;
        const message = `${from.name} does not import ${to.name}: rooms import in one direction; their order is in .oxlintrc.jsonc.`;
        context.report({ node: source, message });
      }
    }

    return {
      Program(node) {
        for (const folder of folders) {
          const { name, rank } = roomOf(file, folder, orders[folder]);
          const message = `${name} has no place among the rooms; their order is in .oxlintrc.jsonc.`;
          if (rank === -1) context.report({ node, message });
          for (const room of missingRooms(folder, orders[folder])) {
            context.report({ node, message: `${room} does not exist, but has a place in .oxlintrc.jsonc.` });
          }
        }
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'rooms' }, rules: { 'one-direction': rule } };

function isIn(path, folder) {
  return folder === '.' || path.startsWith(`${folder}/`);
}

/** The folders that were already checked for missing rooms. */
const looked = new Set();

/** The rooms of a folder that do not exist, as paths; reported once. */
function missingRooms(folder, order) {
  if (looked.has(folder)) return [];
  looked.add(folder);
  const rooms = order.flat().map((room) => posix.join(folder, room));
  return rooms.filter((room) => !existsSync(join(ROOT, room)));
}

/**
 * The room that a path belongs to.
 * @param {string} path
 * @param {string} folder
 * @param {Order} order
 * @returns {{ name: string, rank: number }} its path, and its place in the order; -1 for none
 */
function roomOf(path, folder, order) {
  const inside = folder === '.' ? path : path.slice(folder.length + 1);
  const [first] = inside.split('/');
  const [room = first] = order
    .flat()
    .filter((one) => inside === one || inside.startsWith(`${one}/`))
    .sort((one, other) => other.length - one.length);
  return { name: posix.join(folder, room), rank: order.findIndex((step) => [step].flat().includes(room)) };
}
