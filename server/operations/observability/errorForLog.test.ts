import mongoose from 'mongoose';
import { errorForLog } from './errorForLog.ts';

const SECRET = 'Morgan';

function parsingFailure(): unknown {
  try {
    return JSON.parse(`{"lastName": ${SECRET}}`);
  } catch (error) {
    return error;
  }
}

it.each([
  ['the store', new Error(`E11000 duplicate key error index: email_1 dup key: { email: "${SECRET}" }`)],
  ['the store, of a long value', new Error(`E11000 duplicate key error dup key: { email: "${SECRET}`)],
  ['mongoose', new mongoose.Error.CastError('Number', SECRET, 'acftScore')],
  ['a parser', parsingFailure()],
  ['a mail server', new Error(`550 <${SECRET}@unit.example> rejected`)],
  ['another mail server', new Error(`550 ${SECRET}@unit.example rejected`)],
  ['anybody, on more than one line', new Error(`It failed:\n${SECRET}`)],
  ['a cause', new Error('It failed.', { cause: new Error(`No such name: '${SECRET}'`) })],
  ['what is no error', SECRET],
  ['fields of its own', Object.assign(new Error('It failed.'), { keyValue: { lastName: SECRET } })],
])('tells no value that is in an error of %s', (_, error) => {
  expect(JSON.stringify(errorForLog(error))).not.toContain(SECRET);
});

it('tells what kind of error it is, what it says and where it happened', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:27017'), { code: 'ECONNREFUSED' });
  const { type, message, stack, cause: told } = errorForLog(new TypeError('The store is away.', { cause }));
  expect({ type, message }).toEqual({ type: 'TypeError', message: 'The store is away.' });
  expect(stack[0]).toContain('errorForLog.test.ts');
  expect(told).toMatchObject({ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:27017' });
});

it('follows causes that go round to an end', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(errorForLog(error)).match(/round/g)).toHaveLength(4);
});
