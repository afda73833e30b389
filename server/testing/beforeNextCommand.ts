import mongoose from 'mongoose';

/* Runs something in the middle of a request: right before its next command of a kind. */

export function beforeNextAccountRead(happen: () => Promise<unknown>): void {
  const accounts = mongoose.connection.collection('accounts');
  const read = accounts.findOne.bind(accounts);
  jest.spyOn(accounts, 'findOne').mockImplementationOnce(async (...given: Parameters<typeof read>) => {
    await happen();
    return read(...given);
  });
}

export function beforeNextRecordChange(happen: () => Promise<unknown>): void {
  beforeNextChange('users', happen);
}

export function beforeNextCommentChange(happen: () => Promise<unknown>): void {
  beforeNextChange('comments', happen);
}

export function beforeNextQuestionChange(happen: () => Promise<unknown>): void {
  beforeNextChange('questions', happen);
}

export function beforeNextAccountChange(happen: () => Promise<unknown>): void {
  beforeNextChange('accounts', happen);
}

export function beforeNextSessionChange(happen: () => Promise<unknown>): void {
  beforeNextChange('sessions', happen);
}

/** Of many records at once, such as by events. */
export function beforeNextRecordChanges(happen: () => Promise<unknown>): void {
  beforeNextBulkWrite('users', happen);
}

/** Of all records at once, by a filter. */
export function beforeNextChangeOfAll(happen: () => Promise<unknown>): void {
  const users = mongoose.connection.collection('users');
  const change = users.updateMany.bind(users);
  jest.spyOn(users, 'updateMany').mockImplementationOnce(async (...given: Parameters<typeof change>) => {
    await happen();
    return change(...given);
  });
}

export function beforeNextUnitChange(happen: () => Promise<unknown>): void {
  beforeNextChange('unit', happen);
}

export function beforeNextComment(happen: () => Promise<unknown>): void {
  beforeNextInsertion('comments', happen);
}

export function beforeNextReport(happen: () => Promise<unknown>): void {
  beforeNextInsertion('questionReports', happen);
}

export function beforeNextBankImport(happen: () => Promise<unknown>): void {
  beforeNextBulkWrite('questions', happen);
}

export function beforeNextSession(happen: () => Promise<unknown>): void {
  beforeNextInsertion('sessions', happen);
}

function beforeNextBulkWrite(name: string, happen: () => Promise<unknown>): void {
  const collection = mongoose.connection.collection(name);
  const write = collection.bulkWrite.bind(collection);
  jest.spyOn(collection, 'bulkWrite').mockImplementationOnce(async (...given: Parameters<typeof write>) => {
    await happen();
    return write(...given);
  });
}

function beforeNextInsertion(name: string, happen: () => Promise<unknown>): void {
  const collection = mongoose.connection.collection(name);
  const insert = collection.insertOne.bind(collection);
  jest.spyOn(collection, 'insertOne').mockImplementationOnce(async (...given: Parameters<typeof insert>) => {
    await happen();
    return insert(...given);
  });
}

function beforeNextChange(name: string, happen: () => Promise<unknown>): void {
  const collection = mongoose.connection.collection(name);
  const change = collection.findOneAndUpdate.bind(collection);
  jest.spyOn(collection, 'findOneAndUpdate').mockImplementationOnce(async (...given: Parameters<typeof change>) => {
    await happen();
    return change(...given);
  });
}
