import mongoose from 'mongoose';

/* Runs something in the middle of a request: right before its next command of a kind. */

type Happening = () => Promise<unknown>;

export const beforeNextRecordChange = (happen: Happening) => beforeNextChange('users', happen);
export const beforeNextCommentChange = (happen: Happening) => beforeNextChange('comments', happen);
export const beforeNextQuestionChange = (happen: Happening) => beforeNextChange('questions', happen);
export const beforeNextAccountChange = (happen: Happening) => beforeNextChange('accounts', happen);
export const beforeNextSessionChange = (happen: Happening) => beforeNextChange('sessions', happen);
export const beforeNextUnitChange = (happen: Happening) => beforeNextChange('unit', happen);
export const beforeNextComment = (happen: Happening) => beforeNextInsertion('comments', happen);
export const beforeNextReport = (happen: Happening) => beforeNextInsertion('questionReports', happen);
export const beforeNextSession = (happen: Happening) => beforeNextInsertion('sessions', happen);
/** Many records at once, for example by events. */
export const beforeNextRecordChanges = (happen: Happening) => beforeNextBulkWrite('users', happen);
export const beforeNextBankImport = (happen: Happening) => beforeNextBulkWrite('questions', happen);

export function beforeNextAccountRead(happen: Happening): void {
  const accounts = mongoose.connection.collection('accounts');
  const read = accounts.findOne.bind(accounts);
  jest.spyOn(accounts, 'findOne').mockImplementationOnce(async (...given: Parameters<typeof read>) => {
    await happen();
    return read(...given);
  });
}

/** All records at once, by a filter. */
export function beforeNextChangeOfAll(happen: Happening): void {
  const users = mongoose.connection.collection('users');
  const change = users.updateMany.bind(users);
  jest.spyOn(users, 'updateMany').mockImplementationOnce(async (...given: Parameters<typeof change>) => {
    await happen();
    return change(...given);
  });
}

function beforeNextBulkWrite(name: string, happen: Happening): void {
  const collection = mongoose.connection.collection(name);
  const write = collection.bulkWrite.bind(collection);
  jest.spyOn(collection, 'bulkWrite').mockImplementationOnce(async (...given: Parameters<typeof write>) => {
    await happen();
    return write(...given);
  });
}

function beforeNextInsertion(name: string, happen: Happening): void {
  const collection = mongoose.connection.collection(name);
  const insert = collection.insertOne.bind(collection);
  jest.spyOn(collection, 'insertOne').mockImplementationOnce(async (...given: Parameters<typeof insert>) => {
    await happen();
    return insert(...given);
  });
}

function beforeNextChange(name: string, happen: Happening): void {
  const collection = mongoose.connection.collection(name);
  const change = collection.findOneAndUpdate.bind(collection);
  jest.spyOn(collection, 'findOneAndUpdate').mockImplementationOnce(async (...given: Parameters<typeof change>) => {
    await happen();
    return change(...given);
  });
}
